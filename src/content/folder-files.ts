import { createHash } from "node:crypto"
import { constants } from "node:fs"
import { access, copyFile, mkdir, readFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { fdir } from "fdir"
import type { z } from "zod"

/**
 * Files below `folder`, as sorted paths from it with forward slashes; none when there is no such folder. Links
 * are followed, as Gatsby does.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const files = new fdir().withRelativePaths().withSymlinks({ resolvePaths: false }).crawl(folder)
  return (await files.withPromise()).sort()
}

/** Digest of files by name and content: the same files give the same digest, whenever they were written. */
export async function digestOf(folder: string, files: readonly string[]): Promise<string> {
  const hash = createHash("sha256")
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(await readFile(join(folder, file)))
      .update("\0")
  return hash.digest("hex").slice(0, 20)
}

export async function copyFiles(from: string, to: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    await mkdir(dirname(join(to, file)), { recursive: true })
    await copyFile(join(from, file), join(to, file), constants.COPYFILE_FICLONE)
  }
}

/** Reads a JSON file; undefined when it is missing or does not match the schema. */
export async function readJson<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(file, "utf8")))
  } catch {
    return undefined
  }
}

export async function fileExists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** Enough to keep the disk busy while one article is compiled; few enough to hold few trees at once. */
const BATCH_SIZE = 16

/** Like `Promise.all(items.map(work))`, a few items at a time; results keep the order of the items. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += BATCH_SIZE) {
    results.push(...(await Promise.all(items.slice(start, start + BATCH_SIZE).map(work))))
  }
  return results
}
