import { readdirSync, renameSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { runCommand } from "../../../src/testing/run-command"
import { openSqliteFile } from "../stores/sqlite-driver"
import { CLIENTS, load } from "../test-site/load"
import { send, sendView } from "../test-site/request"
import { storedIn } from "../test-site/running-site"
import { COUNT } from "../test-site/sample-count"
import { servedRelease } from "../test-site/served-release"
import { openSqliteStore } from "../test-site/sqlite-store"

const { servers } = servedRelease()

let own: ReturnType<typeof servers>
let saved: string
beforeEach(() => {
  own = servers()
  saved = `${own.database}.saved`
})

const backUp = (args: string[], env: Record<string, string> = {}) =>
  runCommand("packages/page-views/commands/backup", args, { PAGE_VIEWS_DB: own.database, ...env })
    .ended

const countedIn = async (file: string) =>
  (await storedIn(file)).reduce((sum, { count }) => sum + count, 0)

function integrityOf(file: string): unknown {
  const opened = openSqliteFile(file)
  const result = opened.prepare("PRAGMA integrity_check").all()
  opened.close()
  return result
}

async function fillDatabase(): Promise<void> {
  const store = openSqliteStore(own.database)
  await store.add([COUNT, { ...COUNT, path: "/blog" }])
  await store.close()
}

test("a backup during load holds every view answered before it, and a server starts from it", async () => {
  const { database, serve, counted } = own
  const served = await serve()
  let answered = 0
  let reached = () => {}
  const underWay = new Promise<void>(resolve => {
    reached = resolve
  })
  const loading = load(served.url, count => {
    answered = count
    if (count === 300) reached()
  })
  await underWay
  const atLeast = answered
  const result = await backUp([saved])
  const atMost = answered + CLIENTS
  served.child.kill("SIGKILL")
  const statuses = await loading
  expect(result).toMatchObject({ code: 0, stderr: "" })
  expect(new Set(statuses)).toEqual(new Set([204]))

  const views = await countedIn(saved)
  expect(views).toBeGreaterThanOrEqual(atLeast)
  expect(views).toBeLessThanOrEqual(atMost)
  expect(integrityOf(saved)).toEqual([{ integrity_check: "ok" }])

  // The way back, after a crash that left a write-ahead log: all files of the old one move away.
  await served.exit
  for (const end of ["", "-wal", "-shm"]) renameSync(database + end, `${database}.old${end}`)
  renameSync(saved, database)
  const restored = await serve()
  expect((await send(restored.url, "/healthz")).status).toBe(200)
  expect((await sendView(restored.url)).status).toBe(204)
  restored.child.kill("SIGTERM")
  expect(await restored.exit).toBe(0)
  expect(await counted()).toBe(views + 1)
  expect(integrityOf(database)).toEqual([{ integrity_check: "ok" }])
})

test("a backup of a stopped site is one file with the same rows, and a line names it with its size", async () => {
  await fillDatabase()
  const stdout = `Page views saved: ${saved}, 13 kB\n`
  expect(await backUp([saved])).toEqual({ code: 0, stdout, stderr: "" })
  const written = readdirSync(dirname(saved)).filter(name => name.includes("saved"))
  expect(written).toEqual([basename(saved)])
  expect(await storedIn(saved)).toEqual(await storedIn(own.database))
})

const writeOther = () => {
  const other = openSqliteFile(own.database)
  other.exec("CREATE TABLE other (a)")
  other.close()
}

test.each<[string, () => unknown, string[], RegExp, Record<string, string>?]>([
  [
    "no name",
    fillDatabase,
    [],
    /^Name a file that is not there yet: npm run page-views:backup -- FILE/,
  ],
  ["no page views", () => {}, ["a.db"], /^There is no page-view file .*page-views\.db to back/],
  ["a name that is there", fillDatabase, ["page-views.db"], /^Name a file that is not there yet/],
  ["no such directory", fillDatabase, ["none/a.db"], /could not be saved as .*none.*nothing was w/],
  ["another SQLite file", writeOther, ["a.db"], /it is a database of another program/],
  [
    "page views in PostgreSQL",
    () => {},
    ["a.db"],
    /^The page views are in PostgreSQL.*pg_dump/,
    { DATABASE_URL: "postgres://me:hunter22@localhost/site" },
  ],
])(
  "%s: one sentence, and nothing is written",
  async (_name, prepare, names, sentence, ...[env]) => {
    await prepare()
    const data = dirname(own.database)
    const args = names.map(name => join(data, name))
    const { code, stdout, stderr } = await backUp(args, env)
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" })
    expect(stderr).toMatch(sentence)
    expect(stderr.trim()).not.toMatch(/\n|hunter22/)
    expect(readdirSync(data).filter(name => !name.startsWith("page-views.db"))).toEqual([])
  },
)
