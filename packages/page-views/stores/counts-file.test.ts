import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { rowsIn } from "../test-site/running-site"
import { openSqliteStore } from "../test-site/sqlite-store"
import { inTransaction, openSqliteFile } from "./sqlite-driver"
import { describeStore } from "./store-behaviour"

const makeDirectory = () => mkdtempSync(join(tmpdir(), "sqlite-store-"))

describeStore("SQLite", async () => {
  const directory = makeDirectory()
  const file = join(directory, "data", "page-views.db")
  return {
    open: async () => openSqliteStore(file),
    rowsIn: async table => rowsIn(file, table),
    remove: async () => rmSync(directory, { recursive: true }),
  }
})

describe("D3: the SQLite file", () => {
  let directory: string
  beforeEach(() => {
    directory = makeDirectory()
  })
  afterEach(() => rmSync(directory, { recursive: true }))

  test("is complete by itself once the store is closed", async () => {
    const store = openSqliteStore(join(directory, "views.db"))
    await store.add([
      { day: "2026-03-14", path: "/", referer: "direct", agent: "edge", country: "FR", count: 1 },
    ])
    await store.close()
    for (const name of readdirSync(directory).filter(name => name !== "views.db")) {
      rmSync(join(directory, name))
    }
    const again = openSqliteStore(join(directory, "views.db"))
    expect(await again.rowsOf("2026-03-14")).toHaveLength(1)
    await again.close()
  })

  test("commits to the disk, through a write-ahead log", () => {
    const database = openSqliteFile(join(directory, "views.db"))
    expect(database.prepare("PRAGMA journal_mode").all()).toEqual([{ journal_mode: "wal" }])
    expect(database.prepare("PRAGMA synchronous").all()).toEqual([{ synchronous: 2 }])
    database.close()
  })

  test("the log of a file shrinks again after a reader kept it growing", async () => {
    const file = join(directory, "views.db")
    const store = openSqliteStore(file)
    const view = { day: "2026-03-14", referer: "direct", agent: "edge", country: "FR", count: 1 }
    const fill = (from: number) =>
      store.add(
        Array.from({ length: 20_000 }, (_, i) => ({
          ...view,
          path: `/${"long-".repeat(20)}${from + i}`,
        })),
      )
    const reader = openSqliteFile(file)
    reader.exec("BEGIN; SELECT count(*) FROM page_views")
    for (let i = 0; i < 4; i += 1) await fill(i * 20_000)
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(4_000_000)
    reader.exec("COMMIT")
    reader.close()
    for (let i = 0; i < 3; i += 1) await store.add([{ ...view, path: "/" }])
    expect(statSync(`${file}-wal`).size).toBeLessThanOrEqual(4_000_000)
    await store.close()
  })

  test("what stops a transaction is named, also when SQLite has ended it by itself", () => {
    const database = openSqliteFile(join(directory, "views.db"))
    database.exec("CREATE TABLE page_views (path TEXT)")
    // As on a disk that is full.
    database.pragma("max_page_count = 10")
    const fill = () =>
      database.prepare("INSERT INTO page_views VALUES (?)").run("x".repeat(100_000))
    expect(() => inTransaction(database, fill)).toThrow(/database or disk is full/)
    expect(database.inTransaction).toBe(false)
    database.close()
  })
})
