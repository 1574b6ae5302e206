import { readdir, stat } from "node:fs/promises"
import { join } from "node:path"

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
