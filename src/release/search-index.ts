import { transformSync } from "esbuild"
import type { PagefindServiceConfig } from "pagefind"
import { mapConcurrently } from "../content/folder-files"
import { isListPage } from "../shared/blog-list"
import { POST_WORD, pageKind } from "../shared/page-kind"
import { mathInLine } from "./math-in-line"
import type { NextSite } from "./next-site"
import { publishedIndex } from "./published-index"
import { type IndexedFacts, searchRecords } from "./search-records"

/** Where the search finds its files, below the site's root. */
const FOLDER = "pagefind"

/** The files that the search loads. pagefind's own interfaces and its script for pages are left out. */
const LOADED =
  /^(?:pagefind-worker\.js|pagefind-entry\.json|wasm\.fr\.pagefind|.+\.pf_(?:meta|index|fragment|filter))$/

export const NOT_INDEXED = /<meta\b[^>]*\bname="robots"[^>]*\bnoindex\b/

/** The part that counts; `data-pagefind-ignore` marks what does not count in it. Styles are two thirds of a page. */
const BODY = /<main\b[^>]* data-pagefind-body\b/

const OPTIONS: PagefindServiceConfig = {
  // One site, one index: an English article is found from French pages too.
  forceLanguage: "fr",
  // Controls are no text, nor are the numbers of notes.
  excludeSelectors: ["button", "[role=status]", "[data-footnote-ref]"],
}

export type SearchIndex = Awaited<ReturnType<typeof searchIndex>>

/**
 * Begins the search index of a site. It is loaded in fragments: a search costs the same however long the blog grows
 * (D6). pagefind has a process of its own, which works while the other pages are read and written.
 */
export async function searchIndex() {
  const { createIndex, close } = await import("pagefind")
  const { index, errors } = await createIndex(OPTIONS)
  if (!index) throw new Error(`pagefind: ${errors.join("; ")}`)
  return {
    /** Adds a page. The same pages in the same order give the same files. */
    async add(path: string, html: string): Promise<void> {
      const content = searchText(path, html)
      // A page of the list has nothing of its own; the first is found as the list.
      if (!content || isListPage(path)) return
      const added = await index.addHTMLFile({ url: path, content })
      if (added.errors.length > 0) throw new Error(`pagefind: ${added.errors.join("; ")}`)
    },
    /** Adds what is no page of its own, ends the index and puts it into the site. */
    async putInto(site: NextSite, facts: IndexedFacts): Promise<void> {
      for (const record of searchRecords(facts)) {
        const added = await index.addCustomRecord(record)
        if (added.errors.length > 0) throw new Error(`pagefind: ${added.errors.join("; ")}`)
      }
      const { files } = await index.getFiles()
      await close()
      const loaded = publishedIndex(files.filter(({ path }) => LOADED.test(path)))
      await mapConcurrently(loaded, async ({ path, content }) => {
        const small = path.endsWith(".js") ? minified(content) : Buffer.from(content)
        await site.put(`${FOLDER}/${path}`, small)
      })
    },
  }
}

const minified = (script: Uint8Array): string =>
  transformSync(Buffer.from(script).toString(), { minify: true, charset: "utf8" }).code

const TAG = /<meta\b[^>]*\bproperty="article:tag"[^>]*>/g

function searchText(path: string, html: string): string | undefined {
  const begin = html.search(BODY)
  if (begin < 0 || NOT_INDEXED.test(html)) return undefined
  const body = html.slice(begin, html.lastIndexOf("</main>"))
  const head = filters(path, html) + postFacts(html)
  const text = wordsApart(body).replaceAll(SECTION_NAME, '$& id="$1"')
  return `<html><head>${head}</head><body>${text}</body></html>`
}

/** A result leads to a heading with an id; some headings have it from their section. */
const SECTION_NAME = /<section\b[^>]* id="([^"]+)"[^>]*>(?:<div\b[^>]*>)*<h2\b(?![^>]* id=)/g

/** What a search can be narrowed by. pagefind loads the pages of a filter when one is chosen, and no sooner. */
function filters(path: string, html: string): string {
  const tags = html.match(TAG) ?? []
  return [
    `<meta data-pagefind-filter="kind:${pageKind(path)}">`,
    ...tags.map(tag => tag.replace("<meta", '<meta data-pagefind-filter="tag[content]"')),
  ].join("")
}

const PUBLISHED = /<meta\b[^>]*\bproperty="article:published_time"[^>]*\bcontent="([^"T]+)[^>]*>/
const DESCRIPTION = /<meta\b[^>]*\bname="description"[^>]*>/
const MINUTES = /<p\b[^>]* data-minutes="(\d+)"/
const LANGUAGE = /<div class="e-content\b[^>]* lang="([^"]+)"/

/**
 * The day of a post, and what the list of posts says of it: what is no text of the page is a filter too, which nobody
 * asks. pagefind would sort by days, but keeps the order of all posts where each first search loads it: 24 kB more at
 * 10 000 posts.
 */
function postFacts(html: string): string {
  const day = PUBLISHED.exec(html)?.[1]
  if (!day) return ""
  const description = DESCRIPTION.exec(html)?.[0] ?? ""
  const filter = (name: string, value = "") =>
    value && `<meta data-pagefind-filter="${name}:${value}">`
  return [
    `<meta data-pagefind-meta="post:${POST_WORD}">`,
    filter("date", day),
    filter("minutes", MINUTES.exec(html)?.[1]),
    filter("lang", LANGUAGE.exec(html)?.[1]),
    description.replace("<meta", '<meta data-pagefind-meta="description[content]"'),
  ].join("")
}

const MATH = /(<math\b[^>]*>)([\s\S]*?)<\/math>/g
const SIDENOTE = /<small\b[^>]* data-sidenote=""[^>]*>([\s\S]*?)\s*<\/small>/g

/**
 * pagefind joins the last word of these elements with the first one that follows. Code keeps its spelling, and loses the
 * elements that colour it: a fifth of what pagefind would read. A note that stands in a sentence is in brackets.
 */
const wordsApart = (html: string): string =>
  html
    .replaceAll(MATH, (_, start, parts) => `${start}${mathInLine(parts)}</math>`)
    .replaceAll(SIDENOTE, " ($1)")
    .replaceAll(
      /<(pre|code)\b[\s\S]*?<\/\1>|<\/?(?:dt|dd|td|th|span|figcaption)\b/g,
      (found, code) => (code ? found.replaceAll(/<\/?span\b[^>]*>/g, "") : ` ${found}`),
    )
