import { mkdirSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { JSDOM } from "jsdom"
import { runCommand } from "../../../src/testing/run-command"
import { tempDir } from "../../../src/testing/temp-dir"
import { parisDay } from "../counter/counted-view"
import type { BotCount, ViewCount } from "../stores/counts"
import { sendView, VIEW } from "../test-site/request"
import { COUNT } from "../test-site/sample-count"
import { servedRelease } from "../test-site/served-release"
import { openSqliteStore } from "../test-site/sqlite-store"

const { servers } = servedRelease()

/** Runs the command with its output in a pipe. */
const startStats = (file: string, ...args: string[]) =>
  runCommand("packages/page-views/commands/stats", args, { PAGE_VIEWS_DB: file })

/** Runs the command on these counts, and returns its text, with spaces for those that no line ends at. */
async function statsOf(
  views: readonly Partial<ViewCount>[],
  args: readonly string[],
  bots: readonly BotCount[] = [],
): Promise<string> {
  const file = join(await tempDir(), "views.db")
  const store = openSqliteStore(file)
  await store.add(
    views.map(view => ({ ...COUNT, ...view })),
    bots,
  )
  await store.close()
  const { code, stdout, stderr } = await startStats(file, ...args).ended
  expect([code, stderr]).toEqual([0, ""])
  return stdout.replaceAll("\u00a0", " ")
}

const PERIOD = ["--since", "2026-03-12", "--until=2026-03-14"]

const SAMPLE: Partial<ViewCount>[] = [
  { day: "2026-03-11", count: 1000 },
  { day: "2026-03-12", count: 1200 },
  { day: "2026-03-12", path: "/blog", referer: "/", agent: "mobile", count: 3 },
  { day: "2026-03-14", path: "/blog/a", agent: "mobile", count: 5 },
  { day: "2026-03-14", path: "/blogs", count: 2 },
  { day: "2026-03-14", path: "(unknown)", referer: "news.example", count: 2 },
  { day: "2026-03-15", count: 1000 },
]
const BOTS = ["2026-03-11", "2026-03-14", "2026-03-15"].map(day => ({ day, count: 7 }))

test("the text has totals, days without views too, and names by their views", async () => {
  const text = await statsOf(SAMPLE, [...PERIOD, "--top", "3"], BOTS)
  expect(text).toMatchInlineSnapshot(`
"Page views, 2026-03-12 to 2026-03-14: 1 212, 7 of bots apart

Days                                         Views      Bots
2026-03-12                                   1 203         0  ████████████████████████
2026-03-13                                       0         0
2026-03-14                                       9         7  █

Pages                                        Views
/                                            1 200  ████████████████████████
/blog/a                                          5  █
/blog                                            3  █
others                                           4  █

Referers                                     Views
direct                                       1 207  ████████████████████████
/                                                3  █
news.example                                     2  █

Agents                                       Views
firefox                                      1 204  ████████████████████████
mobile                                           8  █
"
`)
})

test.each([
  ["/blog", 3, ["/blog"]],
  ["/blog/", 3, ["/blog"]],
  ["/%62log/*", 8, ["/blog/a", "/blog"]],
  ["/*", 1210, ["/", "/blog/a", "/blog", "/blogs"]],
  ["(unknown)", 2, ["(unknown)"]],
])("--path %s counts %s views, and no bots", async (path, views, pages) => {
  const text = await statsOf(SAMPLE, [...PERIOD, "--path", path], BOTS)
  expect(text).toContain(`2026-03-14: ${views.toLocaleString("en").replace(",", " ")}\n`)
  expect(text).not.toContain("ots")
  const list = /\nPages .*\n([\s\S]*?)\n\n/.exec(text)?.[1] ?? ""
  expect(list.split("\n").map(line => line.split(" ")[0])).toEqual(pages)
})

test("a period is 30 days up to its last one, and may have no views", async () => {
  const text = await statsOf([], ["--until", "2025-01-30"])
  expect(text).toContain("Page views, 2025-01-01 to 2025-01-30: 0, 0 of bots apart\n")
})

test("a name cannot move the cursor, colour the terminal or turn the reading direction", async () => {
  const path = "/\u001b[2Ja\u202eb\u0007\n"
  const text = await statsOf([{ path }, { path: `/${"é".repeat(200)}` }], PERIOD)
  expect(["\u001b", "\u202e", "\u0007"].filter(character => text.includes(character))).toEqual([])
  expect(text).toContain("/\ufffd[2Ja\ufffdb\ufffd\ufffd ")
  expect(text).toContain(`/${"é".repeat(38)}…`)
})

describe("--csv", () => {
  const csvOf = (...views: Partial<ViewCount>[]) => statsOf(views, [...PERIOD, "--csv"])

  test("has the rows in the order of their days, ended by CR and LF", async () => {
    const rows = [
      { count: 3 },
      { day: "2026-03-12", path: "/b" },
      { day: "2026-03-12", path: "/a" },
    ]
    expect(await csvOf(...rows, { day: "2026-03-15" })).toBe(
      [
        "day,path,referer,agent,country,count",
        "2026-03-12,/a,direct,firefox,FR,1",
        "2026-03-12,/b,direct,firefox,FR,1",
        "2026-03-14,/,direct,firefox,FR,3",
        "",
      ].join("\r\n"),
    )
  })

  test("quotes commas, quotes and line ends, and lets a spreadsheet compute nothing", async () => {
    expect(await csvOf({ path: '/a,"b"', referer: "x\r\ny" })).toContain('"/a,""b""","x\r\ny",fire')
    const formulas = ["-1.example", "=1+1", "+1", "@SUM(A1)", "\t=1", "\r=1"]
    const text = await csvOf(...formulas.map(referer => ({ referer })), {
      referer: "a-b=c.example",
    })
    expect(text.match(/,"?'[=+\-@\t\r]/g)).toHaveLength(formulas.length)
    expect(text).toContain("/,a-b=c.example,")
  })
})

describe("--html", () => {
  const evil = `/"><script>alert(1)</script><img src=x onerror=alert(1)>&amp;'`
  let folder: string
  beforeEach(async () => {
    folder = await tempDir()
  })

  test("writes a page of the same tables over an earlier one, and nothing counted is markup", async () => {
    const report = join(folder, "report.HTML")
    for (const count of [1, 2]) {
      const views = [{ path: evil, referer: evil, agent: evil, count: 1500 }, { count }]
      expect(await statsOf(views, [...PERIOD, "--html", report])).toBe(
        `Report written: ${report}\n`,
      )
    }
    expect(readdirSync(folder)).toEqual(["report.HTML"])
    const { document } = new JSDOM(readFileSync(report, "utf8")).window
    expect(document.querySelectorAll("script, img, a, link, iframe, object")).toHaveLength(0)
    expect(document.title).toBe(document.querySelector("h1")?.textContent)
    const rows = [...(document.querySelectorAll("table")[1]?.rows ?? [])]
    expect(rows.map(row => [...row.children].map(cell => cell.textContent))).toEqual([
      ["Pages", "Views", ""],
      [evil, "1\u00a0500", ""],
      ["/", "2", ""],
    ])
    expect(rows[2]?.querySelector("rect")?.getAttribute("width")).toMatch(/^0\.13/)
  })

  test("names why it cannot write", async () => {
    mkdirSync(join(folder, "folder.html"))
    const store = openSqliteStore(join(folder, "views.db"))
    await store.close()
    for (const name of ["missing/report.html", "folder.html"]) {
      const { code, stderr } = await startStats(
        join(folder, "views.db"),
        "--html",
        join(folder, name),
      ).ended
      expect(code).toBe(1)
      expect(stderr).toMatch(
        /^The report .* cannot be written \((?:ENOENT|EISDIR).*\): give --html a file in a folder that is there .*\n$/,
      )
    }
  })
})

test("the counts of a server are shown while it runs and after it has stopped, and its folder is unchanged", async () => {
  const { database, serve } = servers()
  const served = await serve()
  for (const agent of ["firefox", "firefox", "mobile"]) {
    expect((await sendView(served.url, { ...VIEW, agent })).status).toBe(204)
  }
  const first = await startStats(database).ended
  expect(first).toMatchObject({ code: 0, stderr: "" })
  expect(first.stdout).toMatch(/^firefox +2 {2}█{24}\nmobile +1 {2}█{12}$/m)
  expect(first.stdout).toMatch(new RegExp(`^${parisDay(new Date())} +3 +0 {2}█{24}$`, "m"))
  served.child.kill("SIGTERM")
  expect(await served.exit).toBe(0)
  const before = readdirSync(dirname(database))
  expect(await startStats(database).ended).toEqual(first)
  expect(readdirSync(dirname(database))).toEqual(before)
  const run = startStats(database, "--csv")
  run.child.stdout?.destroy()
  expect(await run.ended).toEqual({ code: 0, stdout: "", stderr: "" })
})

describe("a fault is one sentence on the error output, and exit code 1", () => {
  test.each<[string[], string]>([
    [["--from", "2026-01-01"], "Unknown option '--from'"],
    [["2026-01-01"], "Unexpected argument '2026-01-01'"],
    [["--since"], "Option '--since <value>' argument missing"],
    [
      ["--since", "2026-02-29"],
      '--since must be a day of the calendar like 2026-03-14, not "2026-',
    ],
    [["--until", "14/03/2026"], "--until must be a day of the calendar like 2026-03-14, not"],
    [["--until", "9999-12-31"], `--until must not be after today, ${parisDay(new Date())}`],
    [["--since", "2026-03-14", "--until", "2026-03-12"], "--since must not be after the last day"],
    [["--csv", "--html", "report.html"], "--csv and --html exclude each other"],
    [["--path", "blog"], "--path must be a page, without its query"],
    [["--path", "/blog?page=2"], "--path must be a page"],
    [["--path", "/%"], "--path must be a page"],
    [["--top", "0"], '--top must be a whole number from 1 to 9999, not "0"'],
    [["--top", "1.5"], "--top must be a whole number"],
    [["--top", "10000"], "--top must be a whole number"],
    [["--html", "package.json"], "--html must name a file that ends in .html"],
    [
      [],
      "There is no page-view file /none/views.db: the server makes it when it starts (npm start)",
    ],
  ])("%j", async (args, expected) => {
    const { code, stdout, stderr } = await startStats("/none/views.db", ...args).ended
    expect([code, stdout]).toEqual([1, ""])
    expect(stderr.slice(0, expected.length)).toBe(expected)
    expect(stderr.trimEnd()).not.toContain("\n")
  })
})

test("--help needs no counts, and lists all options", async () => {
  const { code, stdout, stderr } = await startStats("/none/views.db", "--help").ended
  expect([code, stderr]).toEqual([0, ""])
  for (const name of ["since", "until", "path", "top", "csv", "html", "help"]) {
    expect(stdout).toContain(`\n  --${name} `)
  }
  expect(Math.max(...stdout.split("\n").map(line => line.length))).toBeLessThanOrEqual(100)
})
