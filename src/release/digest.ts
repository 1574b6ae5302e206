import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { join } from "node:path"

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
