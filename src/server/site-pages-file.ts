import { readFileSync, statSync } from "node:fs"
import { siteFactsSchema } from "../release-format/release-files"
import type { SiteFacts } from "./site-facts"

const sitePagesSchema = siteFactsSchema.pick({ origin: true, pages: true })

/** Without the file no path is known, and every view is counted under `(unknown)`. */
const NO_PAGES: SiteFacts = { origin: "", pathPrefix: "", pages: new Set() }

/**
 * The site's facts from the file that gatsby-node writes for `gatsby develop` and `gatsby serve`:
 * `{ "origin": "https://…", "pages": ["/", …] }`. Returns a function that reads the file again only
 * when it changed, and keeps the last good facts while it is missing or half written.
 */
export function sitePagesFrom(file: string): () => SiteFacts {
  let facts = NO_PAGES
  let readAt = 0
  return () => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (changedAt === undefined || changedAt === readAt) return facts
    try {
      const { origin, pages } = sitePagesSchema.parse(JSON.parse(readFileSync(file, "utf8")))
      facts = { origin, pathPrefix: "", pages: new Set(pages) }
      readAt = changedAt
    } catch {
      return facts
    }
    return facts
  }
}
