import { basename, dirname, join } from "node:path"
import { listFiles, mapConcurrently } from "./folder-files"
import type { Entry } from "./read-entries"

/**
 * Files in the folders of articles that these do not name, as paths from the project's root: often a picture that was
 * replaced. An article with modules of its own may use any file.
 */
export async function unusedFiles(entries: readonly Entry[]): Promise<string[]> {
  const unused = await mapConcurrently(entries, async entry => {
    const { file, absolutePath, images, imports, frontMatter } = entry
    const { cover, gallery = [], portrait } = frontMatter
    const hasFolder = /^index\.mdx?$/.test(basename(file))
    if (!hasFolder || imports.some(({ target }) => target.startsWith("."))) return []
    const fields = [cover, portrait?.src, ...gallery.map(({ src }) => src)]
    const named = [...fields, ...images.map(({ target }) => target)].flatMap(name => name ?? [])
    const used = new Set([basename(file), ...named.map(name => join(name))])
    const beside = await listFiles(dirname(absolutePath))
    return beside
      .filter(path => !used.has(path) && !/(?:^|\/)\./.test(path))
      .map(path => join(dirname(file), path))
  })
  return unused.flat()
}
