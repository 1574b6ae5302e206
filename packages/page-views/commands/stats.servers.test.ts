import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { runCommand, runFromSource } from "../../../src/testing/run-command"
import { parisDay } from "../counter/counted-view"
import { statsSchema } from "../stats/stats"
import { createDatabase } from "../test-site/postgres-server"
import { makeDirectory, writeRelease } from "../test-site/release-on-disk"
import { sendView, VIEW } from "../test-site/request"
import { type ServedProcess, serveInProcess } from "../test-site/served-process"

let directory: ReturnType<typeof makeDirectory>
let database: string
let served: ServedProcess | undefined
/** Settings of the server and of the command. */
let store: Record<string, string>

beforeEach(() => {
  directory = makeDirectory()
  database = join(directory.path, "data", "views.db")
  store = { PAGE_VIEWS_DB: database }
})
afterEach(async () => {
  served?.child.kill("SIGKILL")
  await served?.exit
  served = undefined
  directory.remove()
})

/** Runs the command with its output in a pipe. */
const startStats = (...args: string[]) =>
  runCommand("packages/page-views/commands/stats", args, store)
const stats = (...args: string[]) => startStats(...args).ended

/** Starts the real server, and counts three views, the last from another browser. */
async function serveWithViews() {
  const release = join(directory.path, "release")
  writeRelease(release)
  served = await serveInProcess(release, { PORT: "0", RATE_LIMIT: "0", ...store })
  for (const agent of ["firefox", "firefox", "mobile"]) {
    expect((await sendView(served.url, { ...VIEW, agent })).status).toBe(204)
  }
  return served
}

const today = () => parisDay(new Date())

test("shows what a running server has just counted, and goes on to show what it counts then", async () => {
  const { url } = await serveWithViews()
  const first = await stats()
  expect(first.stderr).toBe("")
  expect(first.code).toBe(0)
  expect(first.stdout).toMatch(/^Views +3 {2}none in the 30\u00a0days before$/m)
  expect(first.stdout).toMatch(/^\/about-me +3 {2}100\.0\u00a0% {2}█+$/m)
  expect(first.stdout).toMatch(/^firefox +2 {2}66\.7\u00a0%/m)
  expect(first.stdout).not.toContain("\u001b")
  await sendView(url, VIEW)
  expect((await stats()).stdout).toMatch(/^Views +4 /m)
})

test("shows the same once the server has stopped, and leaves the folder as it was", async () => {
  const own = await serveWithViews()
  own.child.kill("SIGTERM")
  expect(await own.exit).toBe(0)
  const before = readdirSync(join(directory.path, "data"))
  expect((await stats()).stdout).toMatch(/^Views +3 /m)
  expect(readdirSync(join(directory.path, "data"))).toEqual(before)
})

test("--json is the documented shape and nothing else, --csv the rows and nothing else", async () => {
  await serveWithViews()
  const json = await stats("--json", "--path", "/about-me")
  expect(statsSchema.parse(JSON.parse(json.stdout))).toMatchObject({
    until: today(),
    views: 3,
    bots: null,
    referers: { rows: [{ name: "news.example", views: 3 }] },
  })
  const csv = await stats("--csv", "--since", today())
  expect(csv.stdout).toBe(
    [
      "day,path,referer,agent,country,count",
      `${today()},/about-me,news.example,firefox,FR,2`,
      `${today()},/about-me,news.example,mobile,FR,1`,
      "",
    ].join("\r\n"),
  )
  expect(json.stderr + csv.stderr).toBe("")
})

test("--html writes the report, and replaces the one that is there", async () => {
  await serveWithViews()
  const report = join(directory.path, "report.html")
  for (const path of ["/", "/about-me"]) {
    expect(await stats("--html", report, "--path", path)).toEqual({
      code: 0,
      stdout: `Report written: ${report}\n`,
      stderr: "",
    })
  }
  expect(readFileSync(report, "utf8").includes("<title>Page views of /about-me, ")).toBe(true)
  expect(readdirSync(directory.path).filter(name => name.startsWith("report"))).toHaveLength(1)
})

describe("what stops it is one sentence on the error output, and exit code 1", () => {
  const problem = async (...args: string[]) => {
    const { code, stdout, stderr } = await stats(...args)
    expect([code, stdout]).toEqual([1, ""])
    expect(stderr.trimEnd()).not.toContain("\n")
    return stderr
  }

  test("a missing file, which is not made", async () => {
    expect(await problem()).toBe(
      `There is no page-view file ${database}: the server makes it when it starts (npm start), unless content/site.yml has pageViews: false; if yours is elsewhere, set PAGE_VIEWS_DB to it.\n`,
    )
    expect(existsSync(join(directory.path, "data"))).toBe(false)
  })

  test("a wrong option", async () => {
    expect(await problem("--since", "yesterday")).toMatch(/^--since must be a day of the calendar/)
  })

  test("a report that cannot be written", async () => {
    await serveWithViews()
    const report = join(directory.path, "missing", "report.html")
    expect(await problem("--html", report)).toMatch(
      /^The report .* cannot be written \(ENOENT.*\): give --html a file in a folder that is there/,
    )
    const folder = join(directory.path, "folder.html")
    mkdirSync(folder)
    expect(await problem("--html", folder)).toMatch(/cannot be written \(EISDIR/)
    expect(existsSync(`${folder}.part`)).toBe(false)
  })
})

test("issue 15.13: where the last build has no counter, each command says so, and that counts are of before", async () => {
  await serveWithViews()
  writeRelease(join(directory.path, "release"), { pageViews: null })
  const run = (name: string, ...args: string[]) =>
    runCommand(`packages/page-views/commands/${name}`, args, store, [], directory.path).ended
  const off =
    "Counting is switched off (pageViews: false in content/site.yml): all page views are of before.\n"
  const saved = join(directory.path, "saved.db")
  for (const ended of [await run("stats"), await run("backup", saved)])
    expect(ended).toMatchObject({ code: 0, stderr: off, stdout: expect.stringMatching(/\b3\b/) })
  store = { ...store, DATABASE_URL: await createDatabase() }
  expect(await run("move", "--to", "postgres")).toMatchObject({ code: 0, stderr: off })
})

test("--help needs no counts, and says all options", async () => {
  const { code, stdout, stderr } = await runFromSource(
    "packages/page-views/commands/stats",
    ["--help"],
    store,
  ).ended
  expect([code, stderr]).toEqual([0, ""])
  for (const name of ["since", "until", "path", "top", "json", "csv", "html", "help"]) {
    expect(stdout).toContain(`\n  --${name} `)
  }
  expect(Math.max(...stdout.split("\n").map(line => line.length))).toBeLessThanOrEqual(100)
})

test("a reader that has seen enough ends it quietly", async () => {
  await serveWithViews()
  const run = startStats("--csv")
  run.child.stdout?.destroy()
  expect(await run.ended).toEqual({ code: 0, stdout: "", stderr: "" })
})

test("D3: reads the counts from PostgreSQL where DATABASE_URL says so, and says in one sentence when it is away", async () => {
  store = { DATABASE_URL: await createDatabase() }
  await serveWithViews()
  expect((await stats()).stdout).toMatch(/^firefox +2 {2}66\.7\u00a0%/m)
  store = { DATABASE_URL: "postgres://site:hunter22@127.0.0.1:1/site" }
  const { code, stdout, stderr } = await stats()
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" })
  expect(stderr).toMatch(/^[^\n]*PostgreSQL[^\n]*\n$/)
})

test("ends at once when DATABASE_URL has no password, for which PostgreSQL waits a minute", async () => {
  const url = new URL(await createDatabase())
  url.password = ""
  store = { DATABASE_URL: url.href }
  const startedAt = performance.now()
  const { code, stderr } = await stats()
  expect(performance.now() - startedAt).toBeLessThan(30_000)
  expect(code).toBe(1)
  expect(stderr).toMatch(
    /^The PostgreSQL .* cannot be used \(.*password.*\): .* DATABASE_URL, .*\n$/,
  )
})
