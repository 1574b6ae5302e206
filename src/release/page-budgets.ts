import { stat } from "node:fs/promises"
import { join } from "node:path"
import { mapConcurrently } from "../content/folder-files"
import { messages } from "../messages/messages"
import { kindOf } from "../site/measures"

const TAG = /<[a-z]/g

/** Scripts, and files that are loaded ahead: what the document names of its own. */
const OWN_FILE = /<(?:script src|link\b[^>]* rel="preload"[^>]* href)="([^"]+)"/g

/** What counts of a page, in its HTML: its elements, and the addresses of its files. */
export const partsOf = (html: string) => ({
  elements: html.match(TAG)?.length ?? 0,
  files: [...new Set([...html.matchAll(OWN_FILE)].map(([, url = ""]) => url))],
})

/**
 * Ecodesign: refuses a build with a page over the budget of its kind. Counts what the document itself names; pictures and
 * what loads later are for the tests, which measure in a browser. Call when the files are compressed.
 * @throws with one line for each budget that a page exceeds
 */
export async function checkBudgets(
  site: string,
  pages: readonly { path: string; parts: ReturnType<typeof partsOf> }[],
  pathPrefix: string,
): Promise<void> {
  const sizes = new Map<string, Promise<number>>()
  const compressed = (file: string): Promise<number> => {
    const known = sizes.get(file) ?? sizeOf(join(site, file))
    sizes.set(file, known)
    return known
  }
  const faults = await mapConcurrently(pages, async ({ path, parts: { elements, files } }) => {
    const own = files.map(url => url.slice(pathPrefix.length))
    const bytes = await Promise.all([join(path, "index.html"), ...own].map(compressed))
    const found = { bytes: bytes.reduce((sum, size) => sum + size), elements }
    const { name, budget } = kindOf(path)
    return (["bytes", "elements"] as const).flatMap(part =>
      found[part] > budget[part]
        ? `${path} — ${messages().build.tooHeavy(found[part], part, budget[part], name)}`
        : [],
    )
  })
  if (faults.flat().length > 0) throw new Error(faults.flat().join("\n"))
}

/** What is not worth compressing is sent as it is; what another site sends is not ours to weigh. */
async function sizeOf(file: string): Promise<number> {
  const sent = await stat(`${file}.br`)
    .catch(() => stat(file))
    .catch(() => undefined)
  return sent?.size ?? 0
}
