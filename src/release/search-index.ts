import { hash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { CustomRecord } from "pagefind"
import { translator } from "../i18n/translate"
import type { PostFacts, SiteFacts } from "../release-format/release-files"
import { allTags, isListPage } from "../shared/blog-list"
import { pageKind } from "../shared/page-kind"
import { SITE_FILES } from "../shared/site-files"
import { SITE_PATHS } from "../shared/site-paths"
import { splitWords } from "../shared/word-joints"
import { escaped } from "./html"
import { FOLDER, lastFiles, MADE_OF } from "./last-release"
import { bundled } from "./service-worker"
import type { Content, Step } from "./steps"

/** The files that the search loads. pagefind's own interfaces are left out. */
const LOADED =
  /^(?:pagefind\.js|pagefind-entry\.json|wasm\.fr\.pagefind|.+\.pf_(?:meta|index|fragment|filter))$/

const TAG = /<[^>]*>|&\w+;/g

/** A word that may be proposed for another one (`search/word-forms`). */
const WORD = /\p{L}{4,}/gu

export interface IndexedFacts extends Pick<SiteFacts, "resume" | "feeds" | "texts"> {
  posts: readonly Pick<PostFacts, "path" | "date" | "tags">[]
}

export type SearchIndex = Awaited<ReturnType<typeof searchIndex>>

/**
 * Begins the search index of a site. It is loaded in fragments: a search costs the same however long the blog grows
 * (D6); one that finds nothing also loads the words of all pages. pagefind has a process of its own, which works while the other pages are read and written.
 */
export async function searchIndex({ posts }: Pick<IndexedFacts, "posts">) {
  const { createIndex, close } = await import("pagefind")
  // One site, one index: an English article is found from French pages too.
  const { index, errors } = await createIndex({ forceLanguage: "fr" })
  succeed(errors)
  if (!index) throw new Error("pagefind: no index")
  const tags = new Map(posts.map(post => [post.path, post.tags]))
  const digests: string[] = []
  const words = new Set<string>()
  const note = (entry: unknown) => digests.push(hash("sha256", JSON.stringify(entry)))
  return {
    /** Adds a page, of which it takes the text (`search-text`). */
    async add(path: string, text: string): Promise<void> {
      // A page of the list has nothing of its own; the first is found as the list.
      if (isListPage(path)) return
      const head = filters(path, tags.get(path))
      const content = `<html><head>${head}</head><body>${text}</body></html>`
      note([path, content])
      for (const [word] of text.replaceAll(TAG, " ").matchAll(WORD)) words.add(word.toLowerCase())
      succeed((await index.addHTMLFile({ url: path, content })).errors)
    },
    /** Adds what is no page of its own, and ends the index. */
    async end(facts: IndexedFacts) {
      for (const record of searchRecords(facts)) {
        note(record)
        succeed((await index.addCustomRecord(record)).errors)
      }
      const made = (await index.getFiles()).files.filter(({ path }) => LOADED.test(path))
      await close()
      // It loads pagefind's own script.
      const worker = await bundled(join(__dirname, "../search/index-worker.ts"), { format: "esm" })
      // Another version of pagefind has another script.
      const program = made.find(({ path }) => path === "pagefind.js")
      note([worker, hash("sha256", program?.content ?? "")])
      const files = made.map(({ path, content }) => [FOLDER + path, Buffer.from(content)] as const)
      return new Map<string, Content>([
        ...files,
        [`${FOLDER}worker.js`, worker],
        [`${FOLDER}words.txt`, [...words].sort().join("\n")],
        [MADE_OF, hash("sha256", digests.sort().join())],
      ])
    },
  }
}

/**
 * The search index. pagefind writes lists in the order of its hash maps, in another one each time: an index of the same
 * pages is that of the last release, so that the same site is the same release (D8).
 */
export const search: Step = async ({ index, facts, last }) => {
  const made = await index.end(facts)
  const before = await readFile(join(last.site, MADE_OF), "utf8").catch(() => undefined)
  if (before !== made.get(MADE_OF)) return made
  const { files, kept } = await lastFiles(last)
  const own = files.filter(file => file.startsWith(FOLDER) && !kept.includes(file))
  return new Map(own.map(file => [file, { file: join(last.site, file) }]))
}

/** Search records for names that are no title of a page: each tag, the CV and the feed. */
function searchRecords({ posts, resume, feeds, texts }: IndexedFacts): CustomRecord[] {
  const t = translator(texts)
  const [cv, feed] = [t("record.cv"), t("feed.subscribe")]
  return [
    ...allTags(posts).map(({ path, title }) => recordOf(path, title, title)),
    ...(resume ? [recordOf(`${SITE_PATHS.about}#cv`, cv, t("record.cv.words"), cv)] : []),
    ...(feeds ? [recordOf(`/${SITE_FILES.rss}`, feed, t("record.feed.words"), feed)] : []),
  ]
}

/** @param name what leads to the record before all pages that hold the word (`search/index-worker`) */
const recordOf = (url: string, title: string, content: string, name?: string): CustomRecord => ({
  url,
  content: splitWords(content),
  language: "fr",
  meta: { title: splitWords(title), ...(name && { name }) },
  filters: { kind: [pageKind(url)] },
})

function succeed(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`pagefind: ${errors.join("; ")}`)
}

/** Filters of a page. pagefind loads the pages of a filter when one is chosen, and no sooner. */
function filters(path: string, tags: readonly string[] | undefined): string {
  const filter = (name: string, value: string) =>
    `<meta data-pagefind-filter="${name}[content]" content="${escaped(value)}">`
  const ofPost = tags ? tags.map(tag => filter("tag", tag)) : []
  return filter("kind", pageKind(path)) + ofPost.join("")
}
