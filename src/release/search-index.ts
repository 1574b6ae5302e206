import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { CustomRecord } from "pagefind"
import { translator } from "../i18n/translate"
import type { SiteFacts } from "../release-format/release-files"
import { allTags, isListPage } from "../shared/blog-list"
import { escaped } from "../shared/escaped"
import { SITE_FILES } from "../shared/site-files"
import { SITE_PATHS } from "../shared/site-paths"
import { splitWords } from "../shared/word-joints"
import type { Step } from "./step"

/** The files that the search loads. pagefind's own interfaces are left out. */
const LOADED =
  /^(?:pagefind(?:-worker)?\.js|pagefind-entry\.json|wasm\.fr\.pagefind|.+\.pf_(?:meta|index|fragment))$/

const OPTIONS = {
  // One site, one index: an English article is found from French pages too.
  forceLanguage: "fr",
  // Controls, and numbers of notes.
  excludeSelectors: ["button", "[role=status]", "[data-footnote-ref]"],
}

const MAIN = /<main\b.*<\/main>/s

/**
 * Code, which keeps its spelling; a picture, whose file's name pagefind would find; an element whose words it would join
 * with those beside it; a text.
 */
const PIECES =
  /<(pre|code)\b.*?<\/\1>|<\/?(dd|dt|img|small|span|td|th)\b(?:"[^"]*"|[^>"])*>|[^<>]+(?=<)/gs

/**
 * The search index. It is loaded in fragments: a search costs the same however long the blog grows (D6). pagefind writes
 * the same files when it is handed the same pages in the same order.
 */
export const search: Step = async ({ facts, next }) => {
  const { createIndex, close } = await import("pagefind")
  try {
    const { index, errors } = await createIndex(OPTIONS)
    succeed(errors)
    if (!index) throw new Error("pagefind: no index")
    const tags = new Map(facts.posts.map(post => [post.path, post.tags]))
    // A page of the list has nothing of its own; the first is found as the list.
    for (const url of facts.pages.filter(path => !isListPage(path))) {
      const page = await readFile(join(next.site, url, "index.html"), "utf8")
      const content = `<html>${forPagefind(page)}${tagsText(tags.get(url))}</html>`
      succeed((await index.addHTMLFile({ url, content })).errors)
    }
    for (const record of searchRecords(facts)) succeed((await index.addCustomRecord(record)).errors)
    const { files } = await index.getFiles()
    const loaded = files.filter(({ path }) => LOADED.test(path))
    return new Map(loaded.map(({ path, content }) => [`pagefind/${path}`, Buffer.from(content)]))
  } finally {
    await close()
  }
}

/** The main part of a page, with words apart that pagefind would join. */
const forPagefind = (html: string): string =>
  (MAIN.exec(html)?.[0] ?? "").replace(PIECES, (piece, code, name) => {
    if (code) return piece
    if (name) return name === "img" ? " " : ` ${piece} `
    return splitWords(piece)
  })

/** A post is found by its tags, which are in a part of its page that leads elsewhere. */
const tagsText = (tags: readonly string[] = []): string =>
  tags.length > 0 ? `<p data-pagefind-body>${escaped(splitWords(tags.join(", ")))}</p>` : ""

/** Search records for names that are no title of a page: each tag, the CV and the feed. */
function searchRecords({ posts, resume, feeds, texts }: SiteFacts): CustomRecord[] {
  const t = translator(texts)
  const [cv, feed] = [t("record.cv"), t("feed.subscribe")]
  return [
    ...allTags(posts).map(({ path, title }) => recordOf(path, title, title)),
    ...(resume ? [recordOf(`${SITE_PATHS.about}#cv`, cv, t("record.cv.words"), cv)] : []),
    ...(feeds ? [recordOf(`/${SITE_FILES.rss}`, feed, t("record.feed.words"), feed)] : []),
  ]
}

/** @param name what leads to the record before all pages that hold the word (`search/pagefind`) */
const recordOf = (url: string, title: string, content: string, name?: string): CustomRecord => ({
  url,
  content: splitWords(content),
  language: "fr",
  meta: { title: splitWords(title), ...(name && { name }) },
})

function succeed(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`pagefind: ${errors.join("; ")}`)
}
