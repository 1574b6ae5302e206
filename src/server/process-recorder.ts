import { readFileSync } from "node:fs"
import { join } from "node:path"
import { SITE_FACTS, siteFactsSchema } from "../release-format/release-files"
import type { SiteFacts } from "./counted-view"
import { readEnv } from "./env"
import { openRecorder, type PageViewRecorder } from "./page-view-recorder"
import { openPostgresStore } from "./postgres-store"
import { openSqliteStore } from "./sqlite-store"
import { StartupError } from "./startup-error"

declare global {
  /**
   * A compiled Gatsby function holds its own copy of these modules, and in `gatsby develop` and
   * `gatsby serve` a new copy on every call (D2): the one recorder of the process is found here.
   */
  var portfolioPageViewRecorder: Promise<PageViewRecorder> | undefined
}

/** Makes `recorder` the one that the whole process uses, until there is another one, or none. */
export function shareRecorder(recorder: Promise<PageViewRecorder> | undefined): void {
  globalThis.portfolioPageViewRecorder = recorder
}

/** The recorder of the process, opened when there is none. Rejects when that fails; the next call tries again. */
export function sharedRecorder(): Promise<PageViewRecorder> {
  if (globalThis.portfolioPageViewRecorder) return globalThis.portfolioPageViewRecorder
  const opening = openLocalRecorder()
  shareRecorder(opening)
  opening.catch(() => shareRecorder(undefined))
  return opening
}

/** Opens a recorder in `gatsby develop` and `gatsby serve`. Says on the console why it rejects: there is no log. */
async function openLocalRecorder(): Promise<PageViewRecorder> {
  try {
    const { databaseUrl, pageViewsDb } = readEnv()
    return await openRecorder({
      store: databaseUrl ? await openPostgresStore(databaseUrl) : openSqliteStore(pageViewsDb),
      site: sitePagesFrom(join(process.cwd(), SITE_FACTS)),
      onFailure: warn("Page views cannot be stored"),
      onPurgeFailure: warn("Old page views cannot be deleted"),
    })
  } catch (error) {
    warn("Page views cannot be stored")(error)
    throw error
  }
}

const warn =
  (what: string) =>
  (error: unknown): void =>
    console.error(`${what}:`, error instanceof StartupError ? error.message : error)

const sitePagesSchema = siteFactsSchema.pick({ origin: true, pages: true })

/** Reads the site's facts from the file that gatsby-node writes; the last good ones while it is missing or half written. */
export function sitePagesFrom(file: string): () => SiteFacts {
  // Without the file no path is known, and every view is counted under `(unknown)`.
  let facts: SiteFacts = { origin: "", pathPrefix: "", pages: new Set() }
  return () => {
    try {
      const { origin, pages } = sitePagesSchema.parse(JSON.parse(readFileSync(file, "utf8")))
      facts = { origin, pathPrefix: "", pages: new Set(pages) }
    } catch {}
    return facts
  }
}
