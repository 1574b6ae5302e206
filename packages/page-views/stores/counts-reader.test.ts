import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { StartupError } from "../startup-error"
import { makeDirectory } from "../test-site/release-on-disk"
import { openSqliteStore } from "../test-site/sqlite-store"
import { type CountsReader, SELECT_DAY, type ViewCount } from "./counts"
import { openCountsReader } from "./counts-file"
import { openSqliteFile } from "./sqlite-driver"

const VIEW: ViewCount = {
  day: "2026-03-14",
  path: "/",
  referer: "direct",
  agent: "edge",
  country: "FR",
  count: 3,
}

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
    const reader = openCountsReader(file)
    expect(await read(reader)).toEqual([])
    await store.add([VIEW], [{ day: VIEW.day, count: 2 }])
    expect(await read(reader)).toEqual([VIEW])
    await reader.close()
    await reader.close()
    await store.add([VIEW])
    expect(await store.rowsOf(VIEW.day)).toEqual([{ ...VIEW, count: 6 }])
    await store.close()
  })

  test("changes nothing, and leaves nothing beside a file that no server has open", async () => {
    const store = openSqliteStore(file)
    await store.add([VIEW])
    await store.close()
    const copy = join(directory.path, "copy.db")
    writeFileSync(copy, readFileSync(file))
    const reader = openCountsReader(copy)
    expect(await read(reader)).toEqual([VIEW])
    await reader.close()
    expect(readdirSync(directory.path).filter(name => name.startsWith("copy"))).toEqual(["copy.db"])
    expect(readFileSync(copy).equals(readFileSync(file))).toBe(true)
  })

  test.each<[string, (file: string) => void, RegExp]>([
    [
      "an empty file",
      file => writeFileSync(file, ""),
      /\(no such table: page_views\): set PAGE_VIEWS/,
    ],
    [
      "another program's database",
      withSql("CREATE TABLE songs (title TEXT)"),
      /cannot be read \(no such table: page_views\): set PAGE_VIEWS/,
    ],
    [
      "a file that is no database",
      file => writeFileSync(file, "not a database ".repeat(100)),
      /cannot be read \(file is not a database\): set PAGE_VIEWS_DB/,
    ],
    ["a directory", file => mkdirSync(file), /^The page-view file .* cannot be read \(.*\): set/],
  ])("%s is refused with one sentence, and stays as it is", (_name, make, sentence) => {
    const other = join(directory.path, "other.db")
    make(other)
    const content = () => (statSync(other).isFile() ? readFileSync(other, "latin1") : "")
    const before = content()
    expect(() => openCountsReader(other)).toThrow(StartupError)
    expect(() => openCountsReader(other)).toThrow(sentence)
    expect(content()).toBe(before)
    expect(readdirSync(directory.path)).toEqual(["other.db"])
  })
})

const read = (reader: CountsReader) => reader.select(SELECT_DAY, [VIEW.day])

/** Makes a file by these statements. */
function withSql(statements: string): (file: string) => void {
  return file => {
    const database = openSqliteFile(file)
    database.exec(`${statements}; PRAGMA journal_mode = DELETE`)
    database.close()
  }
}
