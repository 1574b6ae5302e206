import type { Dirent } from "node:fs"
import { access, readdir } from "node:fs/promises"
import { basename, extname, join, relative, sep } from "node:path"

export interface ContentFile {
  absolutePath: string
  /** Path from the project root, with forward slashes. */
  file: string
  /** Folder's name for `<name>/index.mdx`, file's name for `<name>.mdx`. */
  name: string
}

/**
 * Lists the articles of one folder of `content/`: `<name>/index.mdx` and `<name>.mdx`, sorted. Other
 * files are ignored; a folder that is not there is empty.
 */
export async function contentFiles(root: string, folder: string): Promise<ContentFile[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((): Dirent[] => [])
  const found = await Promise.all(
    entries.map(async entry => {
      const absolutePath = join(folder, entry.name, entry.isDirectory() ? "index.mdx" : "")
      const isArticle = !entry.name.startsWith(".") && extname(absolutePath) === ".mdx"
      if (!isArticle || !(await fileExists(absolutePath))) return []
      const name = entry.isDirectory() ? entry.name : basename(entry.name, ".mdx")
      return [{ absolutePath, file: projectPathOf(root, absolutePath), name }]
    }),
  )
  return found.flat().sort((a, b) => (a.file < b.file ? -1 : 1))
}

/** A file's path from the project root, with forward slashes: how problems name files. */
export function projectPathOf(root: string, absolutePath: string): string {
  return relative(root, absolutePath).split(sep).join("/")
}

export async function fileExists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
