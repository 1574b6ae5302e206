import { join } from "node:path"
import { pino } from "pino"
import { makeDirectory } from "../test-site/release-on-disk"
import { VIEW } from "../test-site/request"
import { storedIn } from "../test-site/running-site"
import { openSqliteStore } from "../test-site/sqlite-store"
import { isHost, type SiteFacts } from "./counted-view"
import { HOSTS } from "./limits"
import { outageLog } from "./outage-log"
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

test("R-7: every day has its own limit of hosts", async () => {
  for (const [day, noon] of [14, 15].entries()) {
    now = new Date(`2026-03-${noon}T12:00:00Z`)
    const from = (i: number) => ({ ...VIEW, referer: `https://${day}-${i}.example/` })
    await Promise.all(Array.from({ length: HOSTS.most + 1 }, (_, i) => recorder.record(from(i))))
  }
  const rows = await storedIn(file)
  for (const day of ["2026-03-14", "2026-03-15"]) {
    const ofDay = rows.filter(row => row.day === day)
    expect(ofDay.filter(({ referer }) => isHost(referer))).toHaveLength(HOSTS.most)
    expect(ofDay).toContainEqual(expect.objectContaining({ referer: "(other)", count: 1 }))
  }
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
