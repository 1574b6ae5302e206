import type { Dirent } from "node:fs"
import { access, readdir } from "node:fs/promises"
import { basename, join, parse, relative, sep } from "node:path"
import { type ContentProblem, shortJson } from "./content-problem"

export interface ContentFile {
  absolutePath: string
  /** Path from the project root, with forward slashes. */
  file: string
  /** Folder's name for `<name>/index.mdx`, file's name for `<name>.mdx`. */
  name: string
}

/**
 * Lists the articles of one folder of `content/`: `<name>/index.mdx` and `<name>.mdx`, sorted, and the same
 * with another ending of Markdown files, which the site does not read. Other files are ignored; a folder
 * that is not there is empty.
 */
export async function contentFiles(
  root: string,
  folder: string,
): Promise<{ articles: ContentFile[]; unread: ContentFile[] }> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((): Dirent[] => [])
  const found = await Promise.all(
    entries
      .filter(({ name }) => !name.startsWith("."))
      .map(async entry => {
        const inside = entry.isDirectory() ? await readdir(join(folder, entry.name)) : []
        const paths = entry.isDirectory()
          ? inside.filter(name => parse(name).name === "index").map(name => join(entry.name, name))
          : [entry.name]
        return paths.map(path => {
          const absolutePath = join(folder, path)
          const name = entry.isDirectory() ? entry.name : parse(path).name
          return { absolutePath, file: projectPathOf(root, absolutePath), name }
        })
      }),
  )
  const files = found.flat().sort((a, b) => (a.file < b.file ? -1 : 1))
  return {
    articles: files.filter(({ file }) => file.endsWith(".mdx")),
    unread: files.filter(
      ({ file }) => /\.(?:md|markdown|mdx)$/i.test(file) && !file.endsWith(".mdx"),
    ),
  }
}

/** A Markdown file where an article would be: without a word, its author would look for it in vain. */
export function unreadProblem({ file }: ContentFile): ContentProblem {
  return {
    severity: "error",
    file,
    line: 1,
    field: "file name",
    expected: "a name that ends in .mdx",
    received: shortJson(basename(file)),
    hint: `Only MDX is read: rename it to ${parse(basename(file)).name}.mdx.`,
  }
}

/** A file's path from the project root, with forward slashes: how problems name files. */
function projectPathOf(root: string, absolutePath: string): string {
  return relative(root, absolutePath).split(sep).join("/")
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
