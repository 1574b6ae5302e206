import { rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { UNKNOWN_AGENT } from "@site/page-view-contract"
import { pino } from "pino"
import { keysOf, mostKeys, randomViews, recordRandomViews } from "../test-site/random-views"
import { makeDirectory } from "../test-site/release-on-disk"
import { VIEW } from "../test-site/request"
import { storedIn } from "../test-site/running-site"
import { openSqliteStore } from "../test-site/sqlite-store"
import { AGENTS, type SiteFacts } from "./counted-view"
import { ROWS } from "./limits"
import { outageLog } from "./outage-log"
import { pageViewSchema } from "./page-view-request"
import { openRecorder, type PageViewRecorder } from "./recorder"

const site: SiteFacts = {
  origin: "https://jean.example",
  pathPrefix: "",
  pages: new Set(["/", "/about-me"]),
}
const log = pino({ enabled: false })

let file: string
let recorder: PageViewRecorder

beforeEach(() => {
  file = join(makeDirectory().path, "views.db")
  const store = openSqliteStore(file)
  recorder = openRecorder({ store, site: () => site, log, outage: outageLog(log) })
})
afterEach(async () => {
  await recorder.close()
  await rm(dirname(file), { recursive: true })
})

test("R-7: the rows of a day are bounded too, whatever is combined", async () => {
  const agents = [...AGENTS].filter(agent => agent !== UNKNOWN_AGENT).slice(0, 30)
  for (let host = 0; host < 700; host += 1) {
    const referer = `https://${host}.example/`
    await Promise.all(agents.map(agent => recorder.record({ ...VIEW, referer, agent })))
  }
  const rows = await storedIn(file)
  expect(rows).toHaveLength(ROWS.most + 1)
  expect(rows.filter(({ referer }) => referer === "(other)")).toMatchObject([
    { path: "/about-me", agent: UNKNOWN_AGENT, count: 1000 },
  ])
})

test("R-7: random views leave as many keys as pages and closed lists allow, and no more", async () => {
  const next = randomViews(site)
  for (let i = 0; i < 2000; i += 1) {
    const view = next()
    expect(pageViewSchema.parse(view)).toEqual(view)
  }
  await recordRandomViews(recorder, site, 20_000)
  const rows = await storedIn(file)
  expect(keysOf(rows)).toEqual(mostKeys(site))
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(20_000)
})
