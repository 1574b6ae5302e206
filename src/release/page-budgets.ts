import { stat } from "node:fs/promises"
import { join } from "node:path"
import { type ContentProblem, type Fault, problemAt } from "@site/problems"
import { mapConcurrently } from "../content/folder-files"
import { messages } from "../messages/messages"
import type { SiteFacts } from "../release-format/release-files"
import { budgetOf, kindOf } from "../site/measures"
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
    const kilobytes = Math.ceil(bytes.reduce((sum, size) => sum + size) / 1000)
    const most = budgetOf(kindOf(path), budgets)
    // A page without a file of its own is made of many: the site file has its limits.
    const file = written[path] ?? "content/site.yml"
    const parts = [
      { part: "elements", count: elements, limit: most.elements },
      { part: "kilobytes", count: kilobytes, limit: most.bytes / 1000 },
    ] as const
    return parts
      .filter(({ count, limit }) => count > limit)
      .map(({ part, count, limit }) =>
        problemAt({ file, line: 1 }, path, fault(part, count, limit)),
      )
  })
  return found.flat()
}

function fault(part: "elements" | "kilobytes", count: number, limit: number): Fault {
  const { most, lighten, [part]: inWords } = messages.build.weight
  return {
    severity: "warning",
    expected: most(inWords(limit)),
    received: inWords(count),
    hint: lighten(part),
  }
}

/** Bytes that are sent: small files are not compressed, and files of another site count nothing. */
async function sizeOf(file: string): Promise<number> {
  const sent = await stat(`${file}.br`)
    .catch(() => stat(file))
    .catch(() => undefined)
  return sent?.size ?? 0
}
