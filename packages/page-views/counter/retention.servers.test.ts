import { readFileSync } from "node:fs"
import { join } from "node:path"
import { until } from "../../../src/testing/until"
import { openSqliteStore } from "../stores/sqlite-store"
import type { PageViewStore, ViewCount } from "../stores/store"
import { makeDirectory } from "../test-site/release-on-disk"
import { VIEW } from "../test-site/request"
import { startSite, storedIn } from "../test-site/running-site"
import { COUNT } from "../test-site/sample-store"
import { type CounterLog, outageLog } from "./outage-log"
import { openRecorder, type PageViewRecorder } from "./recorder"

type Purge = Record<string, unknown>

const count = (day: string, path = "/"): ViewCount => ({ ...COUNT, day, path })

describe("R-10: counts older than 25 months are deleted by themselves", () => {
  const HOUR_MS = 60 * 60 * 1000
  const DAY_MS = 24 * HOUR_MS
  /** The day before the first that is kept at the start, that one, and the next. */
  const DAYS = ["2024-02-13", "2024-02-14", "2024-02-15"]

  let directory: ReturnType<typeof makeDirectory>
  let file: string
  let store: PageViewStore
  let recorder: PageViewRecorder
  let failures: string[]
  let onPurge: (purge: Purge) => void

  const log: CounterLog = {
    info: details => onPurge(details),
    warn: ({ before }) => failures.push(`doubt: ${before}`),
    error: ({ err }, sentence) => failures.push(`${sentence}: ${err}`),
  }
  const open = (purgeAfterGap = true) =>
    openRecorder({
      store,
      purgeAfterGap,
      site: () => ({ origin: "https://jean.example", pathPrefix: "", pages: new Set(["/"]) }),
      log,
      outage: outageLog(log),
    })
  const nextPurge = () =>
    new Promise<Purge>(resolve => {
      onPurge = resolve
    })
  /** The recorder opens, and purges. */
  const opened = async (purgeAfterGap?: boolean): Promise<Purge> => {
    const purged = nextPurge()
    recorder = open(purgeAfterGap)
    return purged
  }
  const MANY = Array.from({ length: 20_000 }, (_, i) => count("2020-01-01", `/${i}`))
  const storedDays = async () => {
    const everyDay = { since: "0000-01-01", until: "9999-12-31" }
    const rows = [...(await store.counts(everyDay)), ...(await store.botCounts(everyDay))]
    return [...new Set(rows.map(({ day }) => day))].sort()
  }

  beforeEach(async () => {
    // Half past midnight in Paris, still the day before in London.
    const now = new Date("2026-03-13T23:30:00Z")
    jest.useFakeTimers({ now, doNotFake: ["nextTick", "performance", "queueMicrotask"] })
    directory = makeDirectory()
    file = join(directory.path, "views.db")
    store = openSqliteStore(file)
    failures = []
    onPurge = () => {}
    for (const day of DAYS) await store.add([count(day)], [{ day, count: 1 }])
  })
  afterEach(async () => {
    jest.useRealTimers()
    await recorder.close()
    directory.remove()
  })

  test("at the start, and then every day in Paris, as long as the server runs", async () => {
    expect(await opened()).toEqual({ before: "2024-02-14", rows: 2 })
    expect(await storedDays()).toEqual(DAYS.slice(1))
    for (const before of ["2024-02-15", "2024-02-16"]) {
      const next = nextPurge()
      await jest.advanceTimersByTimeAsync(DAY_MS)
      expect(await next).toEqual({ before, rows: 2 })
    }
    expect(await storedDays()).toEqual([])
    expect(failures).toEqual([])
  })

  test("without a gap in the days", async () => {
    const start = Date.parse("2024-02-15")
    for (let i = 0; i < 13; i += 1) {
      const day = new Date(start + 60 * i * DAY_MS).toISOString().slice(0, 10)
      await store.add([], [{ day, count: 1 }])
    }
    expect(await opened(false)).toEqual({ before: "2024-02-14", rows: 2 })
    expect(failures).toEqual([])
  })

  test("a clock 26 months ahead deletes nothing, neither at once nor when it has counted views", async () => {
    jest.setSystemTime(new Date("2028-06-01T10:00:00Z"))
    recorder = open(false)
    await recorder.record({ ...VIEW, path: "/" })
    await jest.advanceTimersByTimeAsync(DAY_MS)
    await recorder.record({ ...VIEW, path: "/" })
    await recorder.close()
    store = openSqliteStore(file)
    recorder = open(false)
    await recorder.record({ ...VIEW, path: "/" })
    const doubts = ["2026-05-01", "2026-05-02", "2026-05-02"].map(day => `doubt: ${day}`)
    expect(failures).toEqual(doubts)
    expect(await storedDays()).toEqual([...DAYS, "2028-06-01", "2028-06-02"])
  })

  test("a purge that fails is logged, never stops the counting, and is tried again in an hour", async () => {
    const { purge } = store
    let attempts = 0
    store.purge = async day => {
      attempts += 1
      if (attempts < 3) throw new Error("disk full")
      return purge(day)
    }
    const succeeded = nextPurge()
    recorder = open()
    const recorded = recorder.record({ ...VIEW, path: "/" })
    await jest.advanceTimersByTimeAsync(HOUR_MS - 1)
    await recorded
    expect(attempts).toBe(1)
    await jest.advanceTimersByTimeAsync(1)
    expect(attempts).toBe(2)
    const told = "old page views could not be deleted: Error: disk full"
    expect(failures).toEqual([told, told])
    await jest.advanceTimersByTimeAsync(HOUR_MS)
    expect(await succeeded).toEqual({ before: "2024-02-14", rows: 2 })
    expect(await storedDays()).toEqual(["2024-02-14", "2024-02-15", "2026-03-14"])
  })

  test("a view is counted while a long purge goes on", async () => {
    jest.useRealTimers()
    await store.add(MANY)
    const order: string[] = []
    const purged = nextPurge().then(({ rows }) => order.push(`purged ${Number(rows) >= 20_000}`))
    recorder = open()
    await recorder.record({ ...VIEW, path: "/" }).then(() => order.push("recorded"))
    await purged
    expect(order).toEqual(["recorded", "purged true"])
  })

  test("closing does not wait for a purge, which is then no failure", async () => {
    jest.useRealTimers()
    await store.add(MANY)
    recorder = open()
    await recorder.close()
    store = openSqliteStore(file)
    expect(await storedDays()).toContain("2020-01-01")
    await opened()
    expect(await storedDays()).not.toContain("2020-01-01")
    expect(failures).toEqual([])
  })

  test("what was deleted is not in the file either", async () => {
    await store.add([count("2020-01-01", "/DELETED"), count("2026-03-14", "/KEPT")])
    await opened()
    await recorder.close()
    const bytes = readFileSync(file, "latin1")
    expect(bytes).toContain("/KEPT")
    expect(bytes).not.toContain("/DELETED")
  })
})

test("R-10: a server that starts deletes rows that became too old meanwhile, and logs it", async () => {
  const directory = makeDirectory()
  const pageViewsDb = join(directory.path, "views.db")
  const store = openSqliteStore(pageViewsDb)
  await store.add([count("2020-01-01"), count("2999-01-01")])
  await store.close()
  const purged = async (purgeAfterGap: boolean) => {
    const site = await startSite({ pageViewsDb, purgeAfterGap })
    await until(
      async () => site.log(),
      log => log.includes("old page views"),
    )
    await site.stop()
    return site.log()
  }
  expect(await purged(false)).toMatch(
    /"before":"\d{4}-\d\d-\d\d".*"old page views are kept, as there/,
  )
  expect(await storedIn(pageViewsDb)).toHaveLength(2)
  const log = await purged(true)
  expect((await storedIn(pageViewsDb)).map(({ day }) => day)).toEqual(["2999-01-01"])
  expect(log).toMatch(/"rows":1,"msg":"old page views deleted"/)
  directory.remove()
})
