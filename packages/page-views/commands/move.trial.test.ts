import { join } from "node:path"
import { type Ended, runCommand } from "../../../src/testing/run-command"
import { openSqliteStore } from "../stores/sqlite-store"
import type { PageViewStore, ViewCount } from "../stores/store"
import { createDatabase, openPostgresStore } from "../test-site/postgres-server"
import { makeDirectory } from "../test-site/release-on-disk"
import { describe, test } from "../test-site/with-postgres"

let directory: ReturnType<typeof makeDirectory>
let file: string
let databaseUrl: string
beforeEach(async () => {
  directory = makeDirectory()
  file = join(directory.path, "views.db")
  databaseUrl = await createDatabase()
})
afterEach(() => directory.remove())

const DAYS = 40
const ROWS = 100
const dayOf = (i: number) => new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10)

/** The pages of a day, with accents, and counts that differ from row to row. */
const viewsOf = (day: number): ViewCount[] =>
  Array.from({ length: ROWS }, (_, row) => ({
    day: dayOf(day),
    path: `/é${row}`,
    referer: row % 2 ? "direct" : "news.example",
    agent: "firefox",
    country: "FR",
    count: day * ROWS + row + 1,
  }))

async function inStore<Result>(
  place: "postgres" | "file",
  work: (store: PageViewStore) => Promise<Result>,
): Promise<Result> {
  const store = place === "postgres" ? await openPostgresStore(databaseUrl) : openSqliteStore(file)
  return work(store).finally(() => store.close())
}

const fill = (place: "postgres" | "file") =>
  inStore(place, async store => {
    for (let day = 0; day < DAYS; day += 1) {
      await store.add(viewsOf(day), [{ day: dayOf(day), count: day + 1 }])
    }
  })

/** Everything that a store holds. */
const contentOf = (place: "postgres" | "file") =>
  inStore(place, async store => ({
    views: (await store.counts({ since: "0000", until: "9999" }))
      .map(row => JSON.stringify(row))
      .sort(),
    totals: await store.totals(),
  }))

const VIEWS = (DAYS * ROWS * (DAYS * ROWS + 1)) / 2
const BOTS = (DAYS * (DAYS + 1)) / 2
const TOTALS = `Source: ${DAYS} days, ${VIEWS} views, ${BOTS} bots
Target: ${DAYS} days, ${VIEWS} views, ${BOTS} bots
`

/**
 * A module that kills its own process with SIGKILL soon after this number of days was printed: from outside, a
 * busy machine may be too late for it.
 */
const killer = (days: number) =>
  `data:text/javascript,${encodeURIComponent(`
    let lines = 0
    const write = process.stdout.write.bind(process.stdout)
    process.stdout.write = (text, ...rest) => {
      lines += String(text).split("\\n").length - 1
      if (lines >= ${days}) setImmediate(() => process.kill(process.pid, "SIGKILL"))
      return write(text, ...rest)
    }`)}`

/** Runs the command; it is killed after `killAfter` days. */
const move = (args: string[], { env = {}, killAfter = 0 } = {}): Promise<Ended> =>
  runCommand(
    "packages/page-views/commands/move",
    args,
    { PAGE_VIEWS_DB: file, DATABASE_URL: databaseUrl, ...env },
    killAfter ? ["--import", killer(killAfter)] : [],
  ).ended

describe("npm run page-views:move", () => {
  test.each([
    ["postgres", "file"],
    ["file", "postgres"],
  ] as const)("copies everything to %s, also when it is killed in the middle", async (to, from) => {
    await fill(from)
    const before = await contentOf(from)
    expect(await move(["--to", to], { killAfter: 12 })).toMatchObject({ code: "SIGKILL" })
    const days = (await contentOf(to)).totals.length
    expect(days).toBeGreaterThanOrEqual(12)
    expect(days).toBeLessThan(DAYS)
    for (const _time of [1, 2]) {
      const { code, stdout, stderr } = await move(["--to", to])
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
      expect(stdout).toContain(`\n${dayOf(1)}: 15050 views, 2 bots\n`)
      expect(stdout.endsWith(TOTALS)).toBe(true)
      expect(await contentOf(to)).toEqual(before)
    }
    expect(await contentOf(from)).toEqual(before)
  })

  test("takes up what the source counted since, keeps what only the target has, and moves back", async () => {
    await fill("file")
    await move(["--to", "postgres"])
    await inStore("file", store => store.add(viewsOf(DAYS - 1)))
    await inStore("postgres", store => store.add(viewsOf(DAYS)))
    const again = await move(["--to", "postgres"])
    expect(again).toMatchObject({ code: 0 })
    expect(again.stdout).toMatch(/Target: 40 days, .* bots, and 1 days of its own\n$/)
    expect(await move(["--to", "file"])).toMatchObject({ code: 0 })
    expect((await contentOf("file")).totals).toHaveLength(DAYS + 1)
    expect(await contentOf("file")).toEqual(await contentOf("postgres"))
  })

  test("refuses a day on which the target counted views of its own, and changes nothing in it", async () => {
    await fill("file")
    const own = viewsOf(2).slice(0, 1)
    await inStore("postgres", store =>
      store.add(own.map(view => ({ ...view, path: "/own", count: 3 }))),
    )
    const { code, stderr } = await move(["--to", "postgres"])
    expect(code).toBe(1)
    expect(stderr).toBe(
      "The target counted views of 2026-01-03 that the source does not have, and they would be lost: delete 2026-01-03 from one of the two, or move into an empty target.\n",
    )
    expect((await contentOf("postgres")).totals.at(-1)).toEqual({
      day: "2026-01-03",
      views: 3,
      bots: 0,
    })
  })

  test.each<[string, string[], Record<string, string>, RegExp]>([
    ["no target", [], {}, /^received no --to, expected --to postgres or --to file: npm run .*\n$/],
    ["another option", ["--from", "file"], {}, /^Unknown option '--from'.*; expected --to .*\n$/],
    ["no file named", ["--to", "file"], { PAGE_VIEWS_DB: "" }, /^PAGE_VIEWS_DB must be set: .*\n$/],
    ["no database", ["--to", "file"], { DATABASE_URL: "" }, /^DATABASE_URL must be set: .*\n$/],
    [
      "no address",
      ["--to", "file"],
      { DATABASE_URL: "x" },
      /^DATABASE_URL must be an address .*\n$/,
    ],
    ["no such file", ["--to", "postgres"], {}, /^There is no file .*views\.db: set PAGE_.*\n$/],
    [
      "a database that is away",
      ["--to", "file"],
      { DATABASE_URL: "postgres://site:hunter22@127.0.0.1:1/site" },
      /^The PostgreSQL database site on 127\.0\.0\.1:1 cannot be used at the moment .*\n$/,
    ],
  ])("%s is refused with one sentence", async (_name, args, env, sentence) => {
    const { code, stdout, stderr } = await move(args, { env })
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" })
    expect(stderr).toMatch(sentence)
    expect(stderr).not.toContain("hunter")
  })
})
