import { constants } from "node:fs"
import { copyFile, mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { stringify } from "yaml"
import type { ImportedPost } from "./import-post"

/** Where a post is written, from the project's root. */
export const fileOf = ({ slug, ending }: Pick<ImportedPost, "slug" | "ending">): string =>
  `content/blog/${slug}/index.${ending}`

/** Writes a post and copies its files beside it. Overwrites nothing: throws when its folder is there. */
export async function writePost(root: string, source: string, post: ImportedPost): Promise<void> {
  const { slug, fields, text, pictures, downloads } = post
  await mkdir(join(root, "content/blog"), { recursive: true })
  await mkdir(join(root, "content/blog", slug))
  const said = Object.entries(fields).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  const front = stringify(Object.fromEntries(said), { lineWidth: 0 })
  await writeFile(join(root, fileOf(post)), `---\n${front}---\n\n${text}`, { flag: "wx" })
  await copyInto(join(root, "content/blog", slug), pictures, source)
  await copyInto(join(root, "static/files", slug), downloads, source)
}

async function copyInto(folder: string, files: ReadonlyMap<string, string>, source: string) {
  if (files.size > 0) await mkdir(folder, { recursive: true })
  for (const [name, file] of files)
    await copyFile(join(source, file), join(folder, name), constants.COPYFILE_EXCL)
}
