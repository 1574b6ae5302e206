import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { runCommand, runFromSource } from "../../../src/testing/run-command"
import { parisDay } from "../counter/counted-view"
import { statsSchema } from "../stats/stats"
import { createDatabase } from "../test-site/postgres-server"
import { sendView, VIEW } from "../test-site/request"
import type { ServedProcess } from "../test-site/served-process"
import { servedRelease } from "../test-site/served-release"
import { test as postgresTest } from "../test-site/with-postgres"

const { folder, servers } = servedRelease()
const { database, serve } = servers()

/** Runs the command with its output in a pipe. */
const startStats = (args: string[], settings: Record<string, string> = {}) =>
  runCommand("packages/page-views/commands/stats", args, { PAGE_VIEWS_DB: database, ...settings })
const stats = (...args: string[]) => startStats(args).ended

/** Sends three views, the last from another browser. */
async function countThree({ url }: ServedProcess): Promise<void> {
  for (const agent of ["firefox", "firefox", "mobile"]) {
    expect((await sendView(url, { ...VIEW, agent })).status).toBe(204)
  }
}

const today = () => parisDay(new Date())

describe("what a server has counted", () => {
  let served: ServedProcess
  beforeAll(async () => {
    served = await serve()
    await countThree(served)
  })

  test("is shown while it runs and after the server has stopped, and its folder is unchanged", async () => {
    const first = await stats()
    expect(first).toMatchObject({ code: 0, stderr: "" })
    expect(first.stdout).toMatch(/^Views +3 {2}none in the 30\u00a0days before$/m)
    expect(first.stdout).toMatch(/^\/about-me +3 {2}100\.0\u00a0% {2}█+$/m)
    expect(first.stdout).toMatch(/^firefox +2 {2}66\.7\u00a0%/m)
    expect(first.stdout).not.toContain("\u001b")
    served.child.kill("SIGTERM")
    expect(await served.exit).toBe(0)
    const before = readdirSync(dirname(database))
    expect(await stats()).toEqual(first)
    expect(readdirSync(dirname(database))).toEqual(before)
  })

  test("--json is the documented shape and nothing else, --csv the rows and nothing else", async () => {
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

  test("--html writes the report over an earlier one, or logs why it cannot", async () => {
    const report = join(folder, "report.html")
    for (const path of ["/", "/about-me"]) {
      const stdout = `Report written: ${report}\n`
      expect(await stats("--html", report, "--path", path)).toEqual({ code: 0, stdout, stderr: "" })
    }
    expect(readFileSync(report, "utf8").includes("<title>Page views of /about-me, ")).toBe(true)
    expect(readdirSync(folder).filter(name => name.startsWith("report"))).toHaveLength(1)
    mkdirSync(join(folder, "folder.html"))
    for (const file of ["missing/report.html", "folder.html"]) {
      const { code, stderr } = await stats("--html", join(folder, file))
      expect(code).toBe(1)
      expect(stderr).toMatch(
        /^The report .* cannot be written \((?:ENOENT|EISDIR).*\): give --html a file in a folder that is there .*\n$/,
      )
    }
    expect(existsSync(join(folder, "folder.html.part"))).toBe(false)
  })

  test("a reader that has seen enough ends it quietly", async () => {
    const run = startStats(["--csv"])
    run.child.stdout?.destroy()
    expect(await run.ended).toEqual({ code: 0, stdout: "", stderr: "" })
  })
})

describe("what stops it is one sentence on the error output, and exit code 1", () => {
  const problem = async (args: string[], settings: Record<string, string> = {}) => {
    const { code, stdout, stderr } = await startStats(args, settings).ended
    expect([code, stdout]).toEqual([1, ""])
    expect(stderr.trimEnd()).not.toContain("\n")
    return stderr
  }

  test("a missing file, which is not made", async () => {
    const PAGE_VIEWS_DB = join(folder, "none", "views.db")
    expect(await problem([], { PAGE_VIEWS_DB })).toBe(
      `There is no page-view file ${PAGE_VIEWS_DB}: the server makes it when it starts (npm start), unless content/site.yml has pageViews: false; if yours is elsewhere, set PAGE_VIEWS_DB to it.\n`,
    )
    expect(existsSync(dirname(PAGE_VIEWS_DB))).toBe(false)
  })

  test("a wrong option", async () => {
    expect(await problem(["--since", "yesterday"])).toMatch(/^--since must be a day of the calend/)
  })

  test("D3: a database that is away", async () => {
    const DATABASE_URL = "postgres://site:hunter22@127.0.0.1:1/site"
    expect(await problem([], { DATABASE_URL })).toMatch(/PostgreSQL/)
  })

  postgresTest(
    "a DATABASE_URL without a password, at once: PostgreSQL would wait for it for a minute",
    async () => {
      const url = new URL(await createDatabase())
      url.password = ""
      expect(await problem([], { DATABASE_URL: url.href })).toMatch(
        /^The PostgreSQL .* cannot be used \(.*password.*\): .* DATABASE_URL, .*/,
      )
    },
  )
})

test("--help needs no counts, and lists all options", async () => {
  const { ended } = runFromSource("packages/page-views/commands/stats", ["--help"], {})
  const { code, stdout, stderr } = await ended
  expect([code, stderr]).toEqual([0, ""])
  for (const name of ["since", "until", "path", "top", "json", "csv", "html", "help"]) {
    expect(stdout).toContain(`\n  --${name} `)
  }
  expect(Math.max(...stdout.split("\n").map(line => line.length))).toBeLessThanOrEqual(100)
})

postgresTest("D3: reads the counts from PostgreSQL by DATABASE_URL", async () => {
  const settings = { DATABASE_URL: await createDatabase() }
  await countThree(await servers(settings).serve())
  expect((await startStats([], settings).ended).stdout).toMatch(/^firefox +2 {2}66\.7\u00a0%/m)
})
