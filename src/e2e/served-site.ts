import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { test as base } from "@playwright/test"
import { storedRelease } from "../testing/builds/stored-builds"
import { serveSite } from "../testing/serve-site"
import { type Deployments, deployments } from "./deployments"
import { newCounts, type StoredView, storedRows } from "./stored-views"

/** A server starts within seconds; a machine that builds at the same time may take longer. */
const START_TIMEOUT_MS = 300_000

interface Server {
  address: string
  /** The file in which it counts page views. */
  database: string
}

interface Views {
  /** Page views that the server has counted since the test began. */
  newViews(): StoredView[]
}

/**
 * Playwright's test. Each worker has a server of its own for the build `whole`, with a database of its
 * own: tests that run at the same time do not see each other's page views. So it has for the sites that tests
 * deploy and break.
 */
export const test = base.extend<Views, { server: Server; deployed: Deployments }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "page-views-"))
      const database = join(folder, "page-views.db")
      const { address, stop } = await serveSite(storedRelease("whole"), database)
      await use({ address, database })
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: "worker", timeout: START_TIMEOUT_MS },
  ],
  deployed: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const sites = await deployments()
      await use(sites)
      await sites.end()
    },
    { scope: "worker", timeout: START_TIMEOUT_MS },
  ],
  baseURL: ({ server }, use) => use(server.address),
  newViews: async ({ server }, use) => {
    const before = storedRows(server.database)
    await use(() => newCounts(before, server.database))
  },
})

export { expect } from "./expect"
