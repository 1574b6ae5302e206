import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { GatsbyNode } from "gatsby"
import { currentContent, projectRoot } from "./current-content"

/** Gatsby's pages that are no pages for a visitor. */
const NOT_COUNTED = /^\/(?:404|dev-404-page|404\.html|500\.html)(?:\/|$)/

/** Writes the list of pages: the page-view counter knows nothing else as a path (D3). */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ store }) => {
  const { site } = await currentContent()
  const { pages } = store.getState()
  const paths = [...pages.keys()].filter(path => !NOT_COUNTED.test(path)).sort()
  const facts = { origin: site ? new URL(site.site.url).origin : "", pages: paths }
  await writeFile(join(projectRoot(), ".cache/site-pages.json"), JSON.stringify(facts))
}
