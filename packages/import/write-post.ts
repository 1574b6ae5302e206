import { constants } from "node:fs"
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { stringify } from "yaml"
import type { ImportedPost } from "./import-post"

/**
 * Copies the files of a post, then writes it. Overwrites nothing: throws when something else of its name is there. The
 * same file may be, of an import before.
 */
export async function writePost(root: string, source: string, post: ImportedPost): Promise<void> {
  const { file, fields, text, files } = post
  for (const [path, from] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    const [old, copy] = [join(source, from), join(root, path)]
    await copyFile(old, copy, constants.COPYFILE_EXCL).catch(async (error: unknown) => {
      const [before, there] = await Promise.all([readFile(old), readFile(copy)])
      if (!before.equals(there)) throw error
    })
  }
  const isSaid = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined)
  const said = Object.entries(fields).filter(([, value]) => isSaid(value))
  // Without aliases, which the site refuses.
  const front = stringify(Object.fromEntries(said), { lineWidth: 0, aliasDuplicateObjects: false })
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), `---\n${front}---\n\n${text}`, { flag: "wx" })
}
