import { join } from "node:path"
import { UNKNOWN_AGENT } from "@site/page-view-contract"
import { pino } from "pino"
import { openSqliteStore } from "../stores/sqlite-store"
import { keysOf, mostKeys, randomViews, recordRandomViews } from "../test-site/random-views"
import { makeDirectory } from "../test-site/release-on-disk"
import { VIEW } from "../test-site/request"
import { storedIn } from "../test-site/running-site"
import { COUNT } from "../test-site/sample-store"
import { AGENTS, isHost, type SiteFacts } from "./counted-view"
import { HOSTS, ROWS } from "./limits"
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

test("D3: a view belongs to the day in Paris at which it came", async () => {
  await recorder.record(VIEW)
  now = new Date("2026-03-14T23:00:00Z")
  await recorder.record(VIEW)
  expect((await storedIn(file)).map(({ day }) => day)).toEqual(["2026-03-14", "2026-03-15"])
})

test("R-7, R-24: every day has its own limit of hosts, and keeps places for earlier ones", async () => {
  await recorder.close()
  const store = openSqliteStore(file)
  await store.add([{ ...COUNT, day: "2026-03-13", referer: "regular.example" }])
  await store.close()
  recorder = open()
  for (const [day, noon] of [14, 15].entries()) {
    now = new Date(`2026-03-${noon}T12:00:00Z`)
    // Reserved places are read beside the first view.
    await recorder.record(VIEW)
    const from = (host: string) => recorder.record({ ...VIEW, referer: `https://${host}/` })
    const hosts = Array.from({ length: HOSTS.most }, (_, i) => `${day}-${i}.example`)
    await Promise.all([...hosts, "regular.example"].map(from))
  }
  const rows = await storedIn(file)
  // On the second day half of the places are kept, and one of them is used.
  for (const [day, count] of [
    ["2026-03-14", HOSTS.most],
    ["2026-03-15", HOSTS.most - HOSTS.kept + 1],
  ]) {
    const named = rows.filter(row => row.day === day && isHost(row.referer))
    expect(named).toHaveLength(Number(count))
    expect(named).toContainEqual(expect.objectContaining({ referer: "regular.example", count: 1 }))
  }
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

test("R-7: whatever is sent, what is stored is bounded, across a restart too", async () => {
  const from = (i: number) => ({ ...VIEW, path: `/${i}`, referer: `https://${i}.example/${i}` })
  const record = (start: number, count: number) =>
    Promise.all(Array.from({ length: count }, (_, i) => recorder.record(from(start + i))))
  await record(0, 700)
  await recorder.close()
  recorder = open()
  await record(10_000, 5000)
  const counts = await storedIn(file)
  expect(counts).toHaveLength(HOSTS.most + 1)
  expect(counts.find(({ referer }) => referer === "(other)")?.count).toBe(4700)
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

test("the pages are asked for every view", async () => {
  await recorder.record({ ...VIEW, path: "/new" })
  site = { ...site, pages: new Set(["/new"]) }
  await recorder.record({ ...VIEW, path: "/new" })
  expect((await storedIn(file)).map(({ path }) => path)).toEqual(["(unknown)", "/new"])
})

test("closing writes what waits, then refuses", async () => {
  const waiting = recorder.record(VIEW)
  await Promise.all([recorder.close(), recorder.close()])
  await waiting
  await expect(recorder.record(VIEW)).rejects.toThrow("closed")
  expect(await storedIn(file)).toMatchObject([{ count: 1 }])
})
