import { createHash } from "node:crypto"
import { readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { fdir } from "fdir"
import pMap from "p-map"
import type { z } from "zod"

/**
 * Files below `folder`, as sorted paths from it with forward slashes; none when there is no such folder. Links
 * are followed, as Gatsby does.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const files = new fdir().withRelativePaths().withSymlinks({ resolvePaths: false }).crawl(folder)
  return (await files.withPromise()).sort()
}

/**
 * Digest of files by name and content: the same files have the same digest, whenever they were written. Reads at once:
 * for thousands of small files, threads cost more than they save.
 */
export async function digestOf(folder: string, files: readonly string[]): Promise<string> {
  const hash = createHash("sha256")
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(folder, file)))
      .update("\0")
  return hash.digest("hex").slice(0, 20)
}

/** The text of a file, with the line ends of Unix; undefined when it is missing. */
export function readText(root: string, file: string): string | undefined {
  try {
    return unixText(readFileSync(join(root, file), "utf8"))
  } catch {
    return undefined
  }
}

/** A text without byte order mark, with the line ends of Unix. */
export const unixText = (text: string): string =>
  text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n")

/** Reads a JSON file; undefined when it is missing or does not match the schema. */
export async function readJson<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  try {
    return schema.parse(JSON.parse(readFileSync(file, "utf8")))
  } catch {
    return undefined
  }
}

/** Time and size of a file, from the disk: other ones once it has changed. */
export function fileState(file: string): string {
  const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return `${mtimeMs} ${size}`
}

/** Caches a result for each file until that file changes, because development checks all files after each change. */
export function perFile<Made>(make: (file: string, name?: string) => Made) {
  const kept = new Map<string, { state: string; made: Made }>()
  return (file: string, name?: string): Made => {
    const state = `${fileState(file)} ${name}`
    const last = kept.get(file)
    if (last?.state === state) return last.made
    const made = make(file, name)
    kept.set(file, { state, made })
    return made
  }
}

/**
 * Like `Promise.all(items.map(work))`: by default enough items at once for the disk, few enough to hold few trees. Rejects
 * once the signal ends it.
 */
export const mapConcurrently = <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  concurrency = 16,
  signal?: AbortSignal,
): Promise<Result[]> => pMap(items, work, { concurrency, ...(signal && { signal }) })
