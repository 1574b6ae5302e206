import { join } from "node:path"
import { readEnv } from "./env"
import { openStore } from "./open-store"
import { openRecorder, type PageViewRecorder } from "./page-view-recorder"
import { sitePagesFrom } from "./site-pages-file"
import { StartupError } from "./startup-error"

/**
 * Opens a recorder where no production server did: in `gatsby develop` and `gatsby serve`.
 * Reads the pages from `.cache/site-pages.json`. Says on the console why when it rejects: there is
 * no log, and the handler tells visitors nothing.
 */
export async function openLocalRecorder(): Promise<PageViewRecorder> {
  try {
    return await openRecorder({
      store: await openStore(readEnv()),
      site: sitePagesFrom(join(process.cwd(), ".cache", "site-pages.json")),
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
