import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { storedRelease } from "../testing/builds/stored-builds"
import { serveSite } from "../testing/serve-site"
import { test as watched } from "./watched-page"

interface OtherSite {
  /** With the path of the host that the site is below. */
  address: string
  /** The file in which it counts page views. */
  database: string
  /** Resolves when the server is gone, and all that it counted is stored. */
  stop(): Promise<void>
}

/** Playwright's test with the build `other`, which is served for each test. Its analytics script is empty. */
export const test = watched.extend<{ other: OtherSite }>({
  other: async ({ page }, use) => {
    await page.route("https://mesure.example/**", route =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    )
    const folder = await mkdtemp(join(tmpdir(), "other-site-"))
    const database = join(folder, "page-views.db")
    const { address, stop } = await serveSite(storedRelease("other"), database)
    let stopped: Promise<void> | undefined
    await use({
      address,
      database,
      stop() {
        stopped ??= stop()
        return stopped
      },
    })
    // The page first, so that its last requests do not fail.
    await page.close()
    stopped ??= stop()
    await stopped
    await rm(folder, { recursive: true, force: true })
  },
})

export { expect } from "./expect"
