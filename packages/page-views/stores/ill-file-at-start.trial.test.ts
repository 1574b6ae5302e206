import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { randomNumbers } from "../../../src/testing/random"
import { until } from "../../../src/testing/until"
import { parisDay } from "../counter/counted-view"
import { makeDirectory } from "../test-site/release-on-disk"
import { send, sendView } from "../test-site/request"
import { type RunningSite, startSite, storedIn } from "../test-site/running-site"
import { openSqliteStore } from "../test-site/sqlite-store"
import { openSqliteFile } from "./sqlite-driver"

/** Does its work in a folder of its own: the tests run at the same time, as most of them wait for the next attempt. */
async function inFolder(work: (file: string) => Promise<RunningSite>): Promise<void> {
  const directory = makeDirectory()
  const site = await work(join(directory.path, "page-views.db"))
  await site.stop()
  directory.remove()
}

const untilCounted = (url: string) =>
  until(
    () => sendView(url),
    ({ status }) => status === 204,
  )

/** Troubles in the place of a server's file: each makes one, and returns its repair. */
const TROUBLES: [name: string, cause: RegExp, make: (file: string) => () => void][] = [
  [
    "a directory",
    /cannot be opened as a SQLite database \(.*\): set PAGE_VIEWS_DB/,
    file => {
      mkdirSync(file)
      return away(file)
    },
  ],
  [
    "a folder that cannot be made",
    /The directory .* cannot be made \(.*\): set PAGE_VIEWS_DB/,
    file => {
      rmSync(dirname(file), { recursive: true })
      writeFileSync(dirname(file), "")
      return () => rmSync(dirname(file))
    },
  ],
  [
    "a file that is no database",
    /is a file of another program \(.*file is not a database.*\)/,
    file => {
      writeFileSync(file, "not a database ".repeat(100))
      return away(file)
    },
  ],
  [
    "another program's database",
    /it is a database of another program/,
    file => {
      withSql(file, "CREATE TABLE songs (title TEXT); PRAGMA journal_mode = DELETE")
      return away(file)
    },
  ],
  [
    "a file that another program has locked",
    /database is locked/,
    file => {
      const other = openSqliteFile(file)
      other.exec("BEGIN EXCLUSIVE")
      return () => other.close()
    },
  ],
]

const away = (file: string) => () => renameSync(file, `${file}.away`)

function withSql(file: string, text: string): void {
  const database = openSqliteFile(file)
  database.exec(text)
  database.close()
}

test.concurrent.each(TROUBLES)(
  "R-19: pages are served beside %s, and views are counted once it is repaired",
  (_name, cause, make) =>
    inFolder(async file => {
      const mend = make(file)
      const site = await startSite({ pageViewsDb: file })
      expect(await send(site.url, "/about-me")).toMatchObject({ status: 200 })
      const refused = await sendView(site.url)
      expect(refused).toMatchObject({ status: 503, headers: { "retry-after": "1" } })
      expect(await send(site.url, "/healthz")).toMatchObject({
        status: 503,
        text: '{"status":"page views cannot be stored"}',
        headers: { "cache-control": "no-store" },
      })
      const told = site.log().match(/[^\n]*page views could not be stored[^\n]*/g)
      expect(told).toEqual([expect.stringMatching(cause)])
      mend()
      await untilCounted(site.url)
      expect(site.log()).toContain('"msg":"page views are stored again"')
      expect(await storedIn(file)).toMatchObject([{ count: 1 }])
      return site
    }),
)

test.concurrent("R-19: a file of another program is left as it is, to the byte", () =>
  inFolder(async file => {
    withSql(file, "CREATE TABLE songs (title TEXT); PRAGMA journal_mode = DELETE")
    const before = readFileSync(file)
    const site = await startSite({ pageViewsDb: file })
    expect((await sendView(site.url)).status).toBe(503)
    expect(readFileSync(file).equals(before)).toBe(true)
    expect(readdirSync(dirname(file))).toEqual(["page-views.db"])
    return site
  }))

const ENDS_THE_PROCESS = "with texts that are not UTF-8, at which libsql ends its process"

/** Damages of a disk to the bytes of a file of counts. */
const DAMAGES: [name: string, (bytes: Buffer) => Buffer][] = [
  ["cut in the middle", bytes => bytes.subarray(0, bytes.length / 2)],
  ["cut in its first page", bytes => bytes.subarray(0, 1000)],
  [
    "with 300 bits that flipped",
    bytes => {
      const random = randomNumbers(1)
      for (let i = 0; i < 300; i += 1) {
        const at = random() % bytes.length
        bytes[at] = (bytes[at] ?? 0) ^ (1 << (random() % 8))
      }
      return bytes
    },
  ],
  [
    ENDS_THE_PROCESS,
    bytes => {
      for (let at = bytes.indexOf("/page-"); at >= 0; at = bytes.indexOf("/page-", at + 1)) {
        bytes[at + 1] = 0xff
      }
      return bytes
    },
  ],
]

/**
 * That file is opened before its damage shows, and opening writes its version. SQLite counts the commit at two places
 * of the header, if the log goes into the file before libsql ends the process.
 */
const withoutCounters = (bytes: Buffer) => Buffer.from(bytes).fill(0, 24, 28).fill(0, 92, 96)

test.concurrent.each(DAMAGES)(
  "R-19: a file %s is set aside, the log says so, and counting goes on",
  (name, damage) =>
    inFolder(async file => {
      const store = openSqliteStore(file)
      const view = { day: parisDay(new Date()), referer: "direct", agent: "firefox", country: "FR" }
      await store.add(
        Array.from({ length: 500 }, (_, i) => ({ ...view, path: `/page-${i}`, count: 1 })),
      )
      await store.close()
      const damaged = damage(readFileSync(file))
      writeFileSync(file, damaged)
      const site = await startSite({ pageViewsDb: file })
      expect(await send(site.url, "/about-me")).toMatchObject({ status: 200 })
      await untilCounted(site.url)
      const aside = readdirSync(dirname(file)).find(found => found.includes(".damaged-")) ?? ""
      expect(aside).toMatch(/^page-views\.db\.damaged-\d{4}-\d\d-\d\d$/)
      const compared = name === ENDS_THE_PROCESS ? withoutCounters : (bytes: Buffer) => bytes
      const kept = readFileSync(join(dirname(file), aside))
      expect(compared(kept).equals(compared(damaged))).toBe(true)
      expect(site.log()).toMatch(
        /"level":50.*damaged-.*"the page-view file was damaged: it is set aside, and a new one begins"/,
      )
      expect(await storedIn(file)).toMatchObject([{ count: 1 }])
      return site
    }),
)
