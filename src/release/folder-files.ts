import { createHash } from "node:crypto"
import { constants } from "node:fs"
import { copyFile, mkdir, readdir, readFile, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { z } from "zod"

/**
 * Files below `folder`, as sorted paths from it with forward slashes; none when there is no such folder. Links
 * are followed, as Gatsby does.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const found = await Promise.all(
    entries.map(async entry => {
      const path = join(folder, entry.name)
      const kind = entry.isSymbolicLink() ? await stat(path).catch(() => entry) : entry
      if (kind.isDirectory()) return (await listFiles(path)).map(file => `${entry.name}/${file}`)
      return kind.isFile() ? [entry.name] : []
    }),
  )
  return found.flat().sort()
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

/** Copies these files of a folder to another; links are followed. */
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
