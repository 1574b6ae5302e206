import { gunzipSync } from "node:zlib"
import { readPage } from "../release/read-page"
import type { IndexedFacts } from "../release/search-index"
import { search, searchIndex } from "../release/search-index"
import type { Content } from "../release/steps"
import { FACTS, sampleInput } from "./sample-release"
import { tempDir } from "./temp-dir"

/** A page as the site's layout writes it. */
export const page = (title: string, main: string, head = "") =>
  `<!doctype html><html lang="fr"><head><title>${title}</title>${head}</head><body><header>Enseigne</header><main data-pagefind-body=""><h1>${title}</h1>${main}</main></body></html>`

/** Makes the search index of these pages, by their addresses. Returns its files. */
export async function searchFiles(
  pages: Readonly<Record<string, string>>,
  facts: Partial<IndexedFacts> = {},
): Promise<ReadonlyMap<string, Content>> {
  const all = { posts: [], resume: null, feeds: false, texts: FACTS.texts, ...facts }
  const index = await searchIndex(all)
  for (const [path, html] of Object.entries(pages)) {
    const { search } = readPage(html)
    if (search) await index.add(path, search)
  }
  const input = await sampleInput(await tempDir())
  return search({ ...input, index: { ...index, end: () => index.end(all) } })
}

const SIGNATURE = "pagefind_dcd"

/** Fragment of a page in the index. */
export interface Fragment {
  url: string
  content: string
  meta: { title: string }
  anchors: { element: string; id: string; text: string }[]
  filters: Record<string, string[]>
}

/** Reads parts of an index, in the order of their addresses. */
export function fragmentsOf(files: readonly Buffer[]): Fragment[] {
  const texts = files.map(file => gunzipSync(file).toString())
  const found: Fragment[] = texts.map(text => JSON.parse(text.slice(SIGNATURE.length)))
  return found.toSorted((a, b) => a.url.localeCompare(b.url))
}

export const isFragment = (file: string): boolean => file.endsWith(".pf_fragment")
