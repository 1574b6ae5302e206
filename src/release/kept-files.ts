import { hash, randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { listFiles } from "../content/folder-files"

/**
 * Files that take long to make, in a folder for later builds: each is named by the digest of its input.
 * @param tools the files that make it: when one differs, all is made again
 */
export async function keptFiles(folder: string, tools: readonly string[]) {
  const version = await Promise.all(
    tools.filter(tool => existsSync(tool)).map(async tool => hash("sha256", await readFile(tool))),
  )
  await mkdir(folder, { recursive: true })
  const taken = new Map<string, Promise<void>>()

  async function makeMissing(file: string, make: () => Promise<Buffer>): Promise<void> {
    if (existsSync(file)) return
    const made = await make()
    // Whole or not at all: a build may be killed.
    const part = `${file}.${randomUUID()}`
    await writeFile(part, made)
    await rename(part, file)
  }

  return {
    /** Returns the file. Of several that want the same, the first one makes it. */
    async take(from: unknown, make: () => Promise<Buffer>): Promise<string> {
      const name = hash("sha256", JSON.stringify([version, from]))
      const file = join(folder, name)
      const made = taken.get(name) ?? makeMissing(file, make)
      taken.set(name, made)
      await made
      return file
    },
    async removeUnused(): Promise<void> {
      for (const file of await listFiles(folder)) if (!taken.has(file)) await rm(join(folder, file))
    },
  }
}
