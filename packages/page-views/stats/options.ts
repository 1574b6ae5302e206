import { parseArgs } from "node:util"
import { addDays, isDay, lengthOf } from "../days"
import { reasonOf, StartupError } from "../startup-error"
import type { Period } from "../stores/store"
import { pageName } from "./rows"

const DEFAULT_DAYS = 30
const DEFAULT_TOP = 10

/** The longest period: older views are deleted anyway, and a typing error would take minutes. */
const MAX_DAYS = 3660

const OPTIONS = {
  since: { type: "string" },
  until: { type: "string" },
  path: { type: "string" },
  top: { type: "string" },
  json: { type: "boolean" },
  csv: { type: "boolean" },
  html: { type: "string" },
  help: { type: "boolean" },
} as const

/** Output of `--help`. */
export const HELP = `npm run stats -- [options]

Shows the page views that the counter wrote, of the last ${DEFAULT_DAYS} days in Paris, today included.
Works while the server runs, and changes nothing. The store is the one that PAGE_VIEWS_DB or
DATABASE_URL names.

  --since YYYY-MM-DD   first day (default: ${DEFAULT_DAYS - 1} days before the last)
  --until YYYY-MM-DD   last day, included (default: today)
  --path PAGE          one page, /blog, or a page and everything below it, '/blog/*'
                       (bots are counted by day alone: with --path they are not shown)
  --top N              names per list; the others are summed (default: ${DEFAULT_TOP}; with --json all)

One of these, in place of the terminal's text:

  --json               the sums as JSON; its shape is statsSchema in stats/stats.ts
  --csv                the rows themselves: day,path,referer,agent,country,count
                       (a value that a spreadsheet would compute gets a ' before it)
  --html FILE.html     the same as one page, without any network, to read, print or send;
                       replaces the file when it is there

  --help               this text

In the lists, "direct" is a visit without a referer, "(other)" the referers beyond the day's limit,
"(unknown)" an address that is no page of the site.

npm prints two lines of its own before the result; npm run --silent leaves them out:

  npm run --silent stats -- --csv --since 2026-01-01 > views.csv
`

export type Options = ReturnType<typeof readOptions>

/** Reads the command line, on a day in Paris. Throws a `StartupError` of one sentence for the first fault. */
export function readOptions(args: readonly string[], today: string) {
  const { html: file, ...given } = givenOptions(args)
  const kinds = [given.json && "json", given.csv && "csv", file !== undefined && "html"]
  const [kind = "text", ...others] = kinds.filter(name => typeof name === "string")
  if (others.length > 0) refuse("--json, --csv and --html exclude each other")
  // A report replaces the file that is there: it must not be able to replace a source file.
  if (file !== undefined && !/\.html?$/i.test(file)) {
    refuse(`--html must name a file that ends in .html, received "${file}"`)
  }
  const path = given.path === undefined ? null : pageName(given.path)
  if (path === undefined) {
    refuse(
      `--path must be a page of the site, without its query, like /blog or '/blog/*', received "${given.path}"`,
    )
  }
  const top = given.top ?? (kind === "json" ? "Infinity" : `${DEFAULT_TOP}`)
  if (given.top !== undefined && !/^[1-9]\d{0,3}$/.test(top)) {
    refuse(`--top must be a whole number from 1 to 9999, received "${top}"`)
  }
  return {
    period: periodOf(given, today),
    path,
    top: Number(top),
    output: given.help ? ({ kind: "help" } as const) : { kind, file },
  }
}

function givenOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values
  } catch (error) {
    return refuse(reasonOf(error))
  }
}

function refuse(fault: string): never {
  throw new StartupError(`${fault}; see npm run stats -- --help.`)
}

function periodOf({ since, until }: Partial<Period>, today: string): Period {
  for (const [name, day] of Object.entries({ since, until })) {
    if (day !== undefined && !isDay(day)) {
      refuse(`--${name} must be a day of the calendar like ${today}, received "${day}"`)
    }
  }
  const last = until ?? today
  const period = { since: since ?? addDays(last, 1 - DEFAULT_DAYS), until: last }
  if (last > today) refuse(`--until must be today, ${today}, or before, received ${last}`)
  if (period.since > last) {
    refuse(`--since must not be after the last day, ${last}, received ${period.since}`)
  }
  if (lengthOf(period) > MAX_DAYS) {
    refuse(`The period must have at most ${MAX_DAYS} days, received ${lengthOf(period)}`)
  }
  return period
}
