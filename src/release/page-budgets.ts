import { stat } from "node:fs/promises"
import { join } from "node:path"
import type { ContentProblem } from "../content/content-problem"
import { mapConcurrently } from "../content/folder-files"
import { weightProblems } from "../content/page-weight"
import type { SiteFacts } from "../release-format/release-files"

const TAG = /<[a-z]/g

/** Scripts, and files that are loaded ahead: what the document names of its own. */
const OWN_FILE = /<(?:script src|link\b[^>]* rel="preload"[^>]* href)="([^"]+)"/g

/** What counts of a page, in its HTML: its elements, and the addresses of its files. */
export const partsOf = (html: string) => ({
  elements: html.match(TAG)?.length ?? 0,
  files: [...new Set([...html.matchAll(OWN_FILE)].map(([, url = ""]) => url))],
})

/**
 * Ecodesign: warnings of pages over their budget, which never end a build, because the owner's texts decide it. Counts
 * what the document itself names; pictures and what loads later are for the tests, which measure in a browser. Call when
 * the files are compressed.
 */
export async function heavyPages(
  site: string,
  pages: readonly { path: string; parts: ReturnType<typeof partsOf> }[],
  { pathPrefix, files: written, budgets }: Pick<SiteFacts, "pathPrefix" | "files" | "budgets">,
): Promise<ContentProblem[]> {
  const sizes = new Map<string, Promise<number>>()
  const compressed = (file: string): Promise<number> => {
    const known = sizes.get(file) ?? sizeOf(join(site, file))
    sizes.set(file, known)
    return known
  }
  const found = await mapConcurrently(pages, async ({ path, parts: { elements, files } }) => {
    const own = files.map(url => url.slice(pathPrefix.length))
    const bytes = await Promise.all([join(path, "index.html"), ...own].map(compressed))
    const weight = { elements, bytes: bytes.reduce((sum, size) => sum + size) }
    return weightProblems({ path, file: written[path] }, weight, budgets)
  })
  return found.flat()
}

/** What is not worth compressing is sent as it is; what another site sends is not ours to weigh. */
async function sizeOf(file: string): Promise<number> {
  const sent = await stat(`${file}.br`)
    .catch(() => stat(file))
    .catch(() => undefined)
  return sent?.size ?? 0
}
