import { readFileSync } from "node:fs"
import { join } from "node:path"
import { pageViewFunction, type SiteFacts } from "@site/page-views"
import { SITE_FACTS, siteFactsSchema } from "../release-format/release-files"

/** The counter of `gatsby develop` and of hosts that run functions. */
export default pageViewFunction(readSitePages)

const sitePagesSchema = siteFactsSchema.pick({ origin: true, pages: true })

/** The pages that `gatsby-node` found last. Without them no path is known, and every view is counted under `(unknown)`. */
function readSitePages(): SiteFacts {
  try {
    const facts = JSON.parse(readFileSync(join(process.cwd(), SITE_FACTS), "utf8"))
    const { origin, pages } = sitePagesSchema.parse(facts)
    return { origin, pathPrefix: "", pages: new Set(pages) }
  } catch {
    return { origin: "", pathPrefix: "", pages: new Set() }
  }
}
