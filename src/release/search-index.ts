import { hash } from "node:crypto"
import { readFileSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { PagefindServiceConfig } from "pagefind"
import { digestOf, listFiles, mapConcurrently, readJson } from "../content/folder-files"
import { manifestSchema, type ReleaseLayout } from "../release-format/release-files"
import { isListPage } from "../shared/blog-list"
import { COMPRESSED } from "./last-files"
import type { NextSite } from "./next-site"

/** Where the search finds its files, below the site's root. */
const FOLDER = "pagefind"

/** The files that the search loads. pagefind's own interfaces are left out. */
const LOADED =
  /^(?:pagefind(?:-worker)?\.js|pagefind-entry\.json|wasm\.fr\.pagefind|.+\.pf_(?:meta|index|fragment))$/

export const NOT_INDEXED = /<meta\b[^>]*\bname="robots"[^>]*\bnoindex\b/

/** The part that counts; `data-pagefind-ignore` marks what does not count in it. Styles are two thirds of a page. */
const BODY = /<main\b[^>]* data-pagefind-body\b/

const OPTIONS: PagefindServiceConfig = {
  // One site, one index: an English article is found from French pages too.
  forceLanguage: "fr",
  // Controls are no text.
  excludeSelectors: ["button", "[role=status]"],
}

/** Names pagefind's version. */
const PACKAGES = join(__dirname, "../../package.json")

/** Digest of what the index reads of a page; undefined when that is nothing. */
export function searchDigest(html: string): string | undefined {
  const text = searchText(html)
  return text && hash("sha256", text)
}

/**
 * Puts the search index of the pages into the site. It is loaded in fragments: a search costs the same however long the
 * blog grows (D6). pagefind makes a whole index or none: the last release's is taken when it was made from the same.
 * Returns a digest of the index and of what it was made from.
 */
export async function putSearchIndex(
  site: NextSite,
  last: ReleaseLayout,
  pages: readonly { path: string; search?: string | undefined }[],
): Promise<string> {
  // A page of the list has nothing of its own; the first is found as the list.
  const read = pages.flatMap(({ path, search }) =>
    search && !isListPage(path) ? [[path, search] as const] : [],
  )
  const sources = JSON.stringify([await readFile(PACKAGES, "utf8"), OPTIONS, `${LOADED}`, read])
  const identity = async (folder: string, files: readonly string[]) =>
    hash("sha256", sources + (await digestOf(folder, files))).slice(0, 20)
  const before = await readJson(last.manifest, manifestSchema.pick({ kept: true, search: true }))
  const files = await indexFiles(last.site, before?.kept ?? [])
  if (before && before.search === (await identity(last.site, files))) {
    await mapConcurrently(files, file => site.take(last.site, file))
    return before.search
  }
  const paths = read.map(([path]) => path)
  const made = await makeIndex(site.folder, paths)
  await mapConcurrently(made, ({ path, content }) => site.put(path, content))
  return identity(
    site.folder,
    made.map(({ path }) => path),
  )
}

/** The files of a site's own index. */
async function indexFiles(site: string, kept: readonly string[]): Promise<string[]> {
  const others = new Set(kept)
  const files = (await listFiles(join(site, FOLDER))).map(file => `${FOLDER}/${file}`)
  return files.filter(file => !COMPRESSED.test(file) && !others.has(file))
}

async function makeIndex(site: string, pages: readonly string[]) {
  const { createIndex, close } = await import("pagefind")
  try {
    const { index, errors } = await createIndex(OPTIONS)
    if (!index) throw new Error(`pagefind: ${errors.join("; ")}`)
    await mapConcurrently(pages, async path => {
      // Read at once, not later: pages reach the index in their order, and the same pages give the same files.
      const content = searchText(readFileSync(join(site, path, "index.html"), "utf8")) ?? ""
      const added = await index.addHTMLFile({ url: path, content })
      if (added.errors.length > 0) throw new Error(`pagefind, ${path}: ${added.errors.join("; ")}`)
    })
    const { files } = await index.getFiles()
    return files
      .filter(({ path }) => LOADED.test(path))
      .map(({ path, content }) => ({ path: `${FOLDER}/${path}`, content: Buffer.from(content) }))
      .sort((a, b) => (a.path < b.path ? -1 : 1))
  } finally {
    await close()
  }
}

function searchText(html: string): string | undefined {
  const begin = html.search(BODY)
  if (begin < 0 || NOT_INDEXED.test(html)) return undefined
  const body = html.slice(begin, html.lastIndexOf("</main>"))
  return `<html><body>${wordsApart(body)}</body></html>`
}

/**
 * pagefind joins the last word of these elements with the first one that follows. Code keeps its spelling, and loses the
 * elements that colour it: a fifth of what pagefind would read.
 */
const wordsApart = (html: string): string =>
  html.replaceAll(
    /<(pre|code)\b[\s\S]*?<\/\1>|<\/?(?:dt|dd|td|th|span|figcaption)\b/g,
    (found, code) => (code ? found.replaceAll(/<\/?span\b[^>]*>/g, "") : ` ${found}`),
  )
