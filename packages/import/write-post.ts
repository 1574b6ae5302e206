import { constants } from "node:fs"
import { copyFile, mkdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { stringify } from "yaml"
import type { ImportedPost } from "./import-post"

/** Writes a post and copies its files. Overwrites nothing: throws when something of its name is there. */
export async function writePost(root: string, source: string, post: ImportedPost): Promise<void> {
  const { file, fields, text, files } = post
  const said = Object.entries(fields).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  const front = stringify(Object.fromEntries(said), { lineWidth: 0 })
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), `---\n${front}---\n\n${text}`, { flag: "wx" })
  for (const [path, from] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await copyFile(join(source, from), join(root, path), constants.COPYFILE_EXCL)
  }
}
