import { join } from "node:path"
import { UNKNOWN_AGENT } from "@site/page-view-contract"
import { pino } from "pino"
import { openSqliteStore } from "../stores/sqlite-store"
import { keysOf, mostKeys, randomViews, recordRandomViews } from "../test-site/random-views"
import { makeDirectory } from "../test-site/release-on-disk"
import { VIEW } from "../test-site/request"
import { storedIn } from "../test-site/running-site"
import { AGENTS, type SiteFacts } from "./counted-view"
import { ROWS } from "./limits"
import { outageLog } from "./outage-log"
import { pageViewSchema } from "./page-view-request"
import { openRecorder, type PageViewRecorder } from "./recorder"

let directory: ReturnType<typeof makeDirectory>
let file: string
let now: Date
let site: SiteFacts
let recorder: PageViewRecorder

const log = pino({ enabled: false })

const open = () =>
  openRecorder({
    store: openSqliteStore(file),
    site: () => site,
    log,
    outage: outageLog(log),
    now: () => now,
  })

beforeEach(async () => {
  directory = makeDirectory()
  file = join(directory.path, "views.db")
  now = new Date("2026-03-14T22:59:59Z")
  site = { origin: "https://jean.example", pathPrefix: "", pages: new Set(["/", "/about-me"]) }
  recorder = open()
})
afterEach(async () => {
  await recorder.close()
  directory.remove()
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
