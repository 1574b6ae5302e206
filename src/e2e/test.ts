import { test as base } from "@playwright/test"
import { type StoredBuild, storedRelease } from "../testing/builds/stored-builds"
import { serveSite } from "../testing/serve-site"
import { noteComplaints } from "./complaints"
import { type DeployedSite, type Deployments, deployments } from "./deployments"
import { expect } from "./expect"
import { type Visit, visitOf } from "./pages/visit"
import { newCounts, type StoredView, storedRows } from "./stored-views"

/** A server starts within seconds; a machine that builds at the same time may take longer. */
const START_TIMEOUT_MS = 300_000

interface Server {
  address: string
  /** The file in which it counts page views. */
  database: string
}

interface Options {
  /** True when a test expects console errors, for example because it breaks the site. */
  mayComplain: boolean
  /** True when requests may fail, as they do without a network. */
  requestsMayFail: boolean
}

interface Fixtures extends Options {
  /** Console errors, policy violations and uncaught errors of the page. A test that expects some empties the list. */
  complaints: string[]
  /** Page views that the worker's server has counted since the test began. */
  newViews(): StoredView[]
  /** Opens a page, and makes `window.look` ready. */
  visit: Visit
  /** A copy of the build with a server of its own, which a test may break, stop, and deploy into. */
  site: DeployedSite
  /** The build on a server that no other test uses. */
  other: Server
}

interface WorkerFixtures {
  /** The stored build under test: each spec names it in its first lines. */
  build: StoredBuild
  server: Server
  deployed: Deployments
}

/**
 * Playwright's test, with a server of the build for each worker, and a database of its own: tests that run at the same
 * time do not see each other's page views. An unexpected console error fails the test.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  build: ["site", { option: true, scope: "worker" }],
  mayComplain: [false, { option: true }],
  requestsMayFail: [false, { option: true }],
  server: [
    async ({ build }, use) => serving(build, use),
    { scope: "worker", timeout: START_TIMEOUT_MS },
  ],
  deployed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here.
    async ({}, use) => {
      const sites = await deployments()
      await use(sites)
      await sites.end()
    },
    { scope: "worker", timeout: START_TIMEOUT_MS },
  ],
  baseURL: ({ server }, use) => use(server.address),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  complaints: async ({}, use) => use([]),
  page: async ({ page, complaints, mayComplain, requestsMayFail }, use) => {
    noteComplaints(page, complaints, requestsMayFail)
    await use(page)
    if (!mayComplain) expect(complaints).toEqual([])
  },
  newViews: async ({ server }, use) => {
    const before = storedRows(server.database)
    await use(() => newCounts(before, server.database))
  },
  visit: ({ page, complaints, javaScriptEnabled }, use) =>
    use(visitOf(page, complaints, javaScriptEnabled ?? true)),
  site: async ({ deployed, build }, use) => use(await deployed.begin(build)),
  other: async ({ page, build }, use) => {
    // Its analytics script is empty.
    await page.route("https://mesure.example/**", route =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    )
    await serving(build, async server => {
      await use(server)
      // The page first, so that its last requests do not fail.
      await page.close()
    })
  },
})

/** Serves a build with an empty database as long as it is used. */
async function serving(build: StoredBuild, use: (server: Server) => Promise<void>): Promise<void> {
  const { address, database, stop } = await serveSite(storedRelease(build))
  await use({ address, database })
  await stop()
}

export { expect }
