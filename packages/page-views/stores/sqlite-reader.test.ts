import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { StartupError } from "../startup-error"
import { makeDirectory } from "../test-site/release-on-disk"
import { openSqliteFile } from "./sqlite-driver"
import { openSqliteReader, openSqliteStore } from "./sqlite-store"
import type { ViewCount } from "./store"

const VIEW: ViewCount = {
  day: "2026-03-14",
  path: "/",
  referer: "direct",
  agent: "edge",
  country: "FR",
  count: 3,
}
const DAY = { since: VIEW.day, until: VIEW.day }

describe("D3: reading the SQLite file", () => {
  let directory: ReturnType<typeof makeDirectory>
  let file: string
  beforeEach(() => {
    directory = makeDirectory()
    file = join(directory.path, "a #folder?mode=rw", "é %20.db")
  })
  afterEach(() => directory.remove())

  test("sees each commit of a store that goes on writing", async () => {
    const store = openSqliteStore(file)
    const reader = openSqliteReader(file)
    expect(await reader.counts(DAY)).toEqual([])
    await store.add([VIEW], [{ day: VIEW.day, count: 2 }])
    expect(await reader.counts(DAY)).toEqual([VIEW])
    expect(await reader.botCounts(DAY)).toEqual([{ day: VIEW.day, count: 2 }])
    await reader.close()
    await reader.close()
    await store.add([VIEW])
    expect(await store.counts(DAY)).toEqual([{ ...VIEW, count: 6 }])
    await store.close()
  })

  test("changes nothing, and leaves nothing beside a file that no server has open", async () => {
    const store = openSqliteStore(file)
    await store.add([VIEW])
    await store.close()
    const copy = join(directory.path, "copy.db")
    writeFileSync(copy, readFileSync(file))
    const reader = openSqliteReader(copy)
    expect(await reader.counts(DAY)).toEqual([VIEW])
    await reader.close()
    expect(readdirSync(directory.path).filter(name => name.startsWith("copy"))).toEqual(["copy.db"])
    expect(readFileSync(copy).equals(readFileSync(file))).toBe(true)
  })

  describe("what cannot be read is one sentence", () => {
    const refusal = (path: string): string => {
      try {
        openSqliteReader(path)
      } catch (error) {
        if (error instanceof StartupError) return error.message
      }
      return "no StartupError"
    }

    test("an empty file, which is left empty", () => {
      const empty = join(directory.path, "empty.db")
      writeFileSync(empty, "")
      expect(refusal(empty)).toMatch(
        /empty\.db cannot be read \(its tables are missing.*set PAGE_VIEWS/,
      )
      expect(readFileSync(empty, "utf8")).toBe("")
      expect(readdirSync(directory.path)).toEqual(["empty.db"])
    })

    test.each([
      [99, /has version 99, and this version of the site reads up to 2: update the site/],
      [1, /its tables are missing or old: start the server once/],
    ])("a file of version %s, which keeps it", (version, expected) => {
      const other = join(directory.path, "other.db")
      const database = openSqliteFile(other)
      database.exec(`PRAGMA user_version = ${version}`)
      expect(refusal(other)).toMatch(expected)
      expect(database.prepare("PRAGMA user_version").all()).toEqual([{ user_version: version }])
      database.close()
    })

    test("another program's database", () => {
      const other = join(directory.path, "other.db")
      const database = openSqliteFile(other)
      database.exec("PRAGMA user_version = 2; CREATE TABLE songs (title TEXT)")
      expect(refusal(other)).toMatch(/cannot be read \(no such table: page_views\): set PAGE_VIEWS/)
      database.close()
    })

    test("a file that is no database", () => {
      const text = join(directory.path, "views.db")
      writeFileSync(text, "not a database ".repeat(100))
      expect(refusal(text)).toMatch(/cannot be read \(file is not a database\): set PAGE_VIEWS_DB/)
    })

    test("a directory", () => {
      expect(refusal(directory.path)).toMatch(/^The page-view file .* cannot be read \(.*\): set/)
    })
  })
})
