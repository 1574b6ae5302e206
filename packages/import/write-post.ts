import { constants, existsSync } from "node:fs"
import { copyFile, mkdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { stringify } from "yaml"
import type { ImportedPost } from "./import-post"

/**
 * Copies the files of a post, then writes it. Overwrites nothing: a file of its name is the same, of an import before, or
 * `importPosts` has refused the post. Throws when the post is there.
 */
export async function writePost(root: string, source: string, post: ImportedPost): Promise<void> {
  const { file, fields, text, files } = post
  for (const [path, from] of files) {
    const copy = join(root, path)
    await mkdir(dirname(copy), { recursive: true })
    if (!existsSync(copy)) await copyFile(join(source, from), copy, constants.COPYFILE_EXCL)
  }
  const isSaid = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined)
  const said = Object.entries(fields).filter(([, value]) => isSaid(value))
  // Without aliases, which the site refuses.
  const front = stringify(Object.fromEntries(said), { lineWidth: 0, aliasDuplicateObjects: false })
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), `---\n${front}---\n\n${text}`, { flag: "wx" })
}
