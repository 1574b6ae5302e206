import { stat } from "node:fs/promises"
import { join } from "node:path"
import type { ContentProblem } from "@site/problems"
import { mapConcurrently } from "../content/folder-files"
import { weightProblems } from "../content/page-weight"
import type { SiteFacts } from "../release-format/release-files"
import type { Parts } from "./read-page"

/**
 * Ecodesign: warnings of pages over their budget, which never end a build, because the owner's texts decide it. Counts
 * what the document itself names; pictures and what loads later are for the tests, which measure in a browser. Call when
 * the files are compressed.
 */
export async function heavyPages(
  site: string,
  pages: readonly { path: string; parts: Parts }[],
  { pathPrefix, files: written, budgets }: Pick<SiteFacts, "pathPrefix" | "files" | "budgets">,
): Promise<ContentProblem[]> {
  const found = await mapConcurrently(pages, async ({ path, parts: { elements, files } }) => {
    const own = [join(path, "index.html"), ...files.map(url => url.slice(pathPrefix.length))]
    const bytes = await Promise.all(own.map(file => sizeOf(join(site, file))))
    const weight = { elements, bytes: bytes.reduce((sum, size) => sum + size) }
    return weightProblems({ path, file: written[path] }, weight, budgets)
  })
  return found.flat()
}

/** Bytes that are sent: small files are not compressed, and files of another site count nothing. */
async function sizeOf(file: string): Promise<number> {
  const sent = await stat(`${file}.br`)
    .catch(() => stat(file))
    .catch(() => undefined)
  return sent?.size ?? 0
}
