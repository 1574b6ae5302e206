import type { Dirent } from "node:fs"
import { access, readdir } from "node:fs/promises"
import { join, relative, sep } from "node:path"

export interface ContentFile {
  absolutePath: string
  /** Path from the project root, with forward slashes. */
  file: string
  /** Folder's name for `<name>/index.mdx`, file's name for `<name>.mdx`. */
  name: string
}

/** Where an article may be: `<name>/index.mdx` and `<name>.mdx`. Other endings of Markdown are an error. */
const ARTICLE = /^([^./][^/]*?)(?:\/index)?\.(?:mdx|md|markdown)$/i

/** Lists the files of one folder of `content/`, sorted. A folder that is not there is empty. */
export async function contentFiles(root: string, folder: string): Promise<ContentFile[]> {
  const found = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
    (): Dirent[] => [],
  )
  return found
    .filter(entry => !entry.isDirectory())
    .flatMap((entry): ContentFile[] => {
      const absolutePath = join(entry.parentPath, entry.name)
      const path = relative(join(root, folder), absolutePath).split(sep).join("/")
      const name = ARTICLE.exec(path)?.[1]
      return name ? [{ absolutePath, file: `${folder}/${path}`, name }] : []
    })
    .sort((a, b) => (a.file < b.file ? -1 : 1))
}

export async function fileExists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** Enough to keep the disk busy while one article is compiled; few enough to hold few trees at once. */
const BATCH_SIZE = 16

/** Like `Promise.all(items.map(work))`, a few items at a time; results keep the order of the items. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += BATCH_SIZE) {
    results.push(...(await Promise.all(items.slice(start, start + BATCH_SIZE).map(work))))
  }
  return results
}
