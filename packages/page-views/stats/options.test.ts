import { StartupError } from "../startup-error"
import { readOptions } from "./options"
import { choosePages } from "./rows"

const TODAY = "2026-03-14"
const read = (...args: string[]) => readOptions(args, TODAY)

test("without options: the text of the last 30 days, today included, ten names per list", () => {
  expect(read()).toEqual({
    period: { since: "2026-02-13", until: TODAY },
    path: null,
    top: 10,
    output: { kind: "text" },
  })
})

test("a period is what is given, and 30 days up to the last one where its first is not", () => {
  expect(read("--since", "2025-01-31", "--until=2025-02-01").period).toEqual({
    since: "2025-01-31",
    until: "2025-02-01",
  })
  expect(read("--until", "2025-01-30").period).toEqual({ since: "2025-01-01", until: "2025-01-30" })
  expect(read("--since", TODAY).period).toEqual({ since: TODAY, until: TODAY })
})

test("the forms of output; JSON has all names unless a number is asked for", () => {
  expect(read("--json")).toMatchObject({ output: { kind: "json" }, top: Number.POSITIVE_INFINITY })
  expect(read("--json", "--top", "3").top).toBe(3)
  expect(read("--csv").output).toEqual({ kind: "csv" })
  expect(read("--html", "my report.HTML").output).toEqual({ kind: "html", file: "my report.HTML" })
  expect(read("--help").output).toEqual({ kind: "help" })
})

test.each([
  ["/blog", "/blog"],
  ["/blog/", "/blog"],
  ["/", "/"],
  ["/blog/%C3%A9t%C3%A9", "/blog/été"],
  ["/blog/*", "/blog/*"],
  ["(unknown)", "(unknown)"],
])("--path %s is the page %s", (given, path) => {
  expect(read("--path", given).path).toBe(path)
})

test("a path chooses one page, or a page and everything below it", () => {
  const pages = ["/", "/blog", "/blog/a", "/blog/a/b", "/blogs", "(unknown)"]
  expect(pages.filter(choosePages("/blog"))).toEqual(["/blog"])
  expect(pages.filter(choosePages("/blog/*"))).toEqual(["/blog", "/blog/a", "/blog/a/b"])
  expect(pages.filter(choosePages("/*"))).toEqual(["/", "/blog", "/blog/a", "/blog/a/b", "/blogs"])
  expect(pages.filter(choosePages("(unknown)"))).toEqual(["(unknown)"])
  expect(pages.filter(choosePages(null))).toEqual(pages)
})

describe("what is wrong is said in one sentence", () => {
  const problem = (...args: string[]): string => {
    try {
      read(...args)
    } catch (error) {
      if (error instanceof StartupError) return error.message
    }
    return "no StartupError"
  }

  test.each<[string[], string]>([
    [["--from", "2026-01-01"], "Unknown option '--from'"],
    [["2026-01-01"], "Unexpected argument '2026-01-01'"],
    [["--since"], "Option '--since <value>' argument missing"],
    [["--json=yes"], "Option '--json' does not take an argument"],
    [
      ["--since", "2026-02-29"],
      '--since must be a day of the calendar like 2026-03-14, received "2026-02-29"; see npm run stats -- --help.',
    ],
    [
      ["--until", "14/03/2026"],
      '--until must be a day of the calendar like 2026-03-14, received "1',
    ],
    [
      ["--until", "2026-03-15"],
      "--until must be today, 2026-03-14, or before, received 2026-03-15",
    ],
    [
      ["--since", "2026-01-02", "--until", "2026-01-01"],
      "--since must not be after the last day, 2026-01-01, received 2026-01-02",
    ],
    [["--since", "2016-03-06"], "The period must have at most 3660 days, received 3661"],
    [["--path", "blog"], "--path must be a page of the site, without its query"],
    [["--path", "/blog?page=2"], "--path must be a page of the site"],
    [["--path", "/%"], "--path must be a page of the site"],
    [["--top", "0"], '--top must be a whole number from 1 to 9999, received "0"'],
    [["--top", "1.5"], "--top must be a whole number"],
    [["--top", "10000"], "--top must be a whole number"],
    [["--json", "--csv"], "--json, --csv and --html exclude each other"],
    [["--csv", "--html", "a.html"], "--json, --csv and --html exclude each other"],
    [["--html", "package.json"], "--html must name a file that ends in .html"],
  ])("%j", (args, expected) => {
    expect(problem(...args).slice(0, expected.length)).toBe(expected)
    expect(problem(...args)).not.toContain("\n")
  })

  test("3660 days and 9999 names are still allowed", () => {
    expect(problem("--since", "2016-03-07", "--top", "9999")).toBe("no StartupError")
  })
})
