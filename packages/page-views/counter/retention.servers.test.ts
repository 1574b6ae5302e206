import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as z from "zod"
import { until } from "../../../src/testing/until"
import type { PageViewStore, ViewCount } from "../stores/counts"
import { makeDirectory } from "../test-site/release-on-disk"
import { VIEW } from "../test-site/request"
import { rowsIn, startSite, storedIn } from "../test-site/running-site"
import { COUNT } from "../test-site/sample-count"
import { openSqliteStore } from "../test-site/sqlite-store"
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
    error: ({ err }, sentence) => failures.push(`${sentence}: ${err}`),
  }
  const open = () =>
    openRecorder({
      store,
      site: () => ({ origin: "https://jean.example", pathPrefix: "", pages: new Set(["/"]) }),
      log,
      outage: outageLog(log),
    })
  const nextPurge = () =>
    new Promise<Purge>(resolve => {
      onPurge = resolve
    })
  /** The recorder opens, and purges. */
  const opened = async (): Promise<Purge> => {
    const purged = nextPurge()
    recorder = open()
    return purged
  }
  const storedDays = async () => {
    const rows = [...rowsIn(file, "page_views"), ...rowsIn(file, "bot_views")]
    return [
      ...new Set(
        z
          .array(z.object({ day: z.string() }))
          .parse(rows)
          .map(({ day }) => day),
      ),
    ].sort()
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

  test("also after an absence, whatever was counted around it", async () => {
    await store.add([count("2024-05-31"), count("2024-06-01"), count("2026-03-13")])
    jest.setSystemTime(new Date("2026-07-01T10:00:00Z"))
    expect(await opened()).toEqual({ before: "2024-06-01", rows: 7 })
    expect(await storedDays()).toEqual(["2024-06-01", "2026-03-13"])
    expect(failures).toEqual([])
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

  test("closing does not wait for a purge, which is then no failure", async () => {
    jest.useRealTimers()
    let fail = (_reason: Error) => {}
    store.purge = () =>
      new Promise((_resolve, reject) => {
        fail = reject
      })
    recorder = open()
    await recorder.close()
    fail(new Error("the store is closed"))
    await new Promise(setImmediate)
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
  const site = await startSite({ pageViewsDb })
  const log = await until(
    async () => site.log(),
    text => text.includes("old page views"),
  )
  await site.stop()
  expect(log).toMatch(/"before":"\d{4}-\d\d-\d\d","rows":1,"msg":"old page views deleted"/)
  expect((await storedIn(pageViewsDb)).map(({ day }) => day)).toEqual(["2999-01-01"])
  directory.remove()
})
