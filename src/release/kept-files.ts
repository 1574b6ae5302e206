import { hash, randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { listFiles } from "../content/folder-files"

/**
 * What takes long to make, in a folder that the next build finds: each file by the digest of what it is made from.
 * @param tools the files that make it: when one differs, all is made again
 */
export async function keptFiles(folder: string, tools: readonly string[]) {
  const version = await Promise.all(
    tools.filter(tool => existsSync(tool)).map(async tool => hash("sha256", await readFile(tool))),
  )
  await mkdir(folder, { recursive: true })
  const taken = new Map<string, Promise<Buffer>>()

  async function takeOrMake(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await readFile(file).catch(() => undefined)
    if (kept) return kept
    const made = await make()
    // Whole or not at all: a build may be killed.
    const part = `${file}.${randomUUID()}`
    await writeFile(part, made)
    await rename(part, file)
    return made
  }

  return {
    /** Of several that want the same, the first one makes it. */
    take(from: unknown, make: () => Promise<Buffer>): Promise<Buffer> {
      const name = hash("sha256", JSON.stringify([version, from]))
      const content = taken.get(name) ?? takeOrMake(join(folder, name), make)
      taken.set(name, content)
      return content
    },
    async removeUnused(): Promise<void> {
      for (const file of await listFiles(folder)) if (!taken.has(file)) await rm(join(folder, file))
    },
  }
}
