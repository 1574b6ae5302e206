import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"

const SOURCES = ["src/content", "src/content-model"]
const versions = new Map<string, Promise<string>>()

/**
 * A name for the compiler as it is now: the digest of its own sources and of the lock file (shiki and
 * the Markdown chain). It is part of every cache key, so nobody has to remember to raise a number.
 * Read from disk, because Gatsby runs a bundle of these files. Once per process.
 */
export function compilerVersion(root: string): Promise<string> {
  const version = versions.get(root) ?? computeVersion(root)
  versions.set(root, version)
  return version
}

async function computeVersion(root: string): Promise<string> {
  const hash = createHash("sha256")
  const files = (await Promise.all(SOURCES.map(folder => sourceFiles(join(root, folder))))).flat()
  for (const file of [...files.sort(), join(root, "package-lock.json")]) {
    hash.update(await readFile(file).catch(() => "absent"))
  }
  return hash.digest("hex")
}

async function sourceFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true }).catch(() => [])
  return entries
    .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map(name => join(folder, name))
}
