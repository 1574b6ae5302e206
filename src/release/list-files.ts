import { readdir } from "node:fs/promises"
import { join, relative, sep } from "node:path"

/** Files below `folder`, as sorted paths from it with forward slashes; none when there is no such folder. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort()
}
