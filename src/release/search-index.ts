import { readFileSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { PagefindIndex } from "pagefind"
import { mapConcurrently } from "../content/folder-files"

/** Where the search finds its files, below the site's root. */
const FOLDER = "pagefind"

/** The files that the search loads. pagefind's own interfaces are left out. */
const LOADED =
  /^(?:pagefind(?:-worker)?\.js|pagefind-entry\.json|wasm\.fr\.pagefind|.+\.pf_(?:meta|index|fragment))$/

const NOT_INDEXED = /<meta\b[^>]*\bname="robots"[^>]*\bnoindex\b/

/**
 * Writes the search index of the pages into the site, and returns its files. It is loaded in fragments: a search costs
 * the same however long the blog grows (D6). `data-pagefind-body` and `data-pagefind-ignore` mark what counts in a page.
 */
export async function writeSearchIndex(site: string, pages: readonly string[]): Promise<string[]> {
  const { createIndex, close } = await import("pagefind")
  try {
    const { index, errors } = await createIndex({
      // One site, one index: an English article is found from French pages too.
      forceLanguage: "fr",
      // Controls are no text.
      excludeSelectors: ["button", "[role=status]"],
    })
    if (!index) throw new Error(`pagefind: ${errors.join("; ")}`)
    await mapConcurrently(pages, path => addPage(index, site, path))
    const { files } = await index.getFiles()
    const loaded = files.filter(({ path }) => LOADED.test(path))
    for (const { path, content } of loaded) {
      const target = join(site, FOLDER, path)
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, content)
    }
    return loaded.map(({ path }) => `${FOLDER}/${path}`).sort()
  } finally {
    await close()
  }
}

/** Reads at once, not later: pages reach the index in their order, and the same pages give the same files. */
async function addPage(index: PagefindIndex, site: string, path: string): Promise<void> {
  const content = readFileSync(join(site, path, "index.html"), "utf8")
  if (NOT_INDEXED.test(content)) return
  const { errors } = await index.addHTMLFile({ url: path, content: wordsApart(content) })
  if (errors.length > 0) throw new Error(`pagefind, ${path}: ${errors.join("; ")}`)
}

/** pagefind joins the last word of these elements with the first one that follows. Code keeps its spelling. */
const wordsApart = (html: string): string =>
  html.replaceAll(
    /<(pre|code)\b[\s\S]*?<\/\1>|<\/?(?:dt|dd|td|th|span|figcaption)\b/g,
    (found, code) => (code ? found : ` ${found}`),
  )
