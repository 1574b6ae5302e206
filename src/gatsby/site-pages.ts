import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { GatsbyNode } from "gatsby"
import type { SiteFacts } from "../release-format/release-files"
import { forwardAddress } from "../routing/forward-address"
import { OFFLINE_PATH } from "../shared/offline"
import { ERROR_PATHS } from "../shared/site-paths"
import { currentContent, projectRoot } from "./current-content"
import { KITCHEN_SINK_PATH } from "./kitchen-sink"
import { unknownMiddleware } from "./route-check"

/**
 * Writes the paths and facts of the site, for the page-view counter, which counts no other path (D3), and for
 * the release.
 */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async api => {
  const { site, posts, nextPublication } = await currentContent()
  const { pages } = api.store.getState()
  const unknown = unknownMiddleware(pages.values())
  if (unknown.length > 0) api.reporter.panic(unknown.join("\n"))
  const paths = [...pages.keys()]
    .filter(path => !ERROR_PATHS.includes(path.replace(/\/$/, "")))
    .sort()
  const aliases = Object.fromEntries(
    paths.flatMap(path => {
      const to = forwardAddress(pages.get(path)?.context ?? {})
      return to ? [[path, to] as const] : []
    }),
  )
  const unlisted = paths.filter(
    path => path in aliases || [KITCHEN_SINK_PATH, OFFLINE_PATH].includes(path),
  )
  const facts: SiteFacts = {
    origin: site ? new URL(site.site.url).origin : "",
    pages: paths.filter(path => !unlisted.includes(path)),
    languages: Object.fromEntries(
      posts
        .filter(({ frontMatter }) => frontMatter.lang !== "fr")
        .map(({ path, frontMatter }) => [path, frontMatter.lang]),
    ),
    unlisted,
    aliases,
    nextPublication: nextPublication?.toISOString() ?? null,
    serviceWorker: site?.serviceWorker ?? false,
    analyticsOrigin: site?.analytics ? new URL(site.analytics.src).origin : null,
  }
  await writeFile(join(projectRoot(), ".cache/site-pages.json"), JSON.stringify(facts))
}
