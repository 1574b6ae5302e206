import { parseArgs } from "node:util"
import type { Period } from "../server/page-view-store"
import { StartupError } from "../server/startup-error"
import { addDays, isDay, lengthOf } from "./days"
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

/** What `--help` prints. */
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

  --json               the sums as JSON; its shape is described in src/stats/stats.ts
  --csv                the rows themselves: day,path,referer,agent,country,count
                       (a value that a spreadsheet would compute gets a ' before it)
  --html FILE.html     one page with charts, without any network, to read, print or send;
                       replaces the file when it is there

  --help               this text

In the lists, "direct" is a visit without a referer, "(other)" the referers beyond the day's limit,
"(unknown)" an address that is no page of the site.

npm prints two lines of its own before the result; npm run --silent leaves them out:

  npm run --silent stats -- --csv --since 2026-01-01 > views.csv

In the terminal, colours follow NO_COLOR, and bars are drawn in ASCII where LANG is not UTF-8.
`

/** What excludes each other, and the terminal's text. */
const KINDS = ["json", "csv", "html"] as const

export type Options = ReturnType<typeof readOptions>

/** Reads the command line, on a day in Paris. Throws a `StartupError` of one sentence for the first fault. */
export function readOptions(args: readonly string[], today: string) {
  const given = givenOptions(args)
  const output = outputOf(given)
  if (given.top !== undefined && output.kind === "csv") {
    refuse("--top does not go with --csv, which writes every row: leave one out.")
  }
  return {
    period: periodOf(given, today),
    path: pathOf(given.path),
    top: topOf(given.top, output.kind === "json" ? Number.POSITIVE_INFINITY : DEFAULT_TOP),
    output,
  }
}

function refuse(sentence: string): never {
  throw new StartupError(sentence)
}

type Name = keyof typeof OPTIONS
type GivenOptions = Partial<Record<Name, string>>

const isName = (name: string): name is Name => Object.hasOwn(OPTIONS, name)

/** The options as they were written, each once. `parseArgs` is not strict: its messages are not ours. */
function givenOptions(args: readonly string[]): GivenOptions {
  const more = "see npm run stats -- --help"
  const { tokens } = parseArgs({ args: [...args], options: OPTIONS, strict: false, tokens: true })
  const given: GivenOptions = {}
  for (const token of tokens) {
    if (token.kind === "option-terminator") continue
    if (token.kind === "positional") {
      refuse(
        `"${token.value}" belongs to no option: options of npm run stats come after a “--” of their own, as in npm run stats -- --since 2026-01-31; ${more}.`,
      )
    }
    const { name, rawName, value, inlineValue } = token
    if (!isName(name)) {
      const names = Object.keys(OPTIONS).map(known => `--${known}`)
      refuse(
        `${rawName} is no option of npm run stats: expected one of ${names.join(", ")}; ${more}.`,
      )
    }
    if (given[name] !== undefined) refuse(`--${name} was given twice: give it once.`)
    const takesValue = OPTIONS[name].type === "string"
    if (takesValue && (!value || (!inlineValue && value.startsWith("-")))) {
      refuse(`--${name} needs a value after it, received none: ${more}.`)
    }
    if (!takesValue && inlineValue) {
      refuse(`--${name} takes no value, received "${value}": write --${name} alone.`)
    }
    given[name] = value ?? ""
  }
  return given
}

/** What is written, and the file when it is HTML. */
function outputOf(given: GivenOptions) {
  if (given.help !== undefined) return { kind: "help" } as const
  const [kind = "text", ...others] = KINDS.filter(name => given[name] !== undefined)
  if (others.length > 0) {
    refuse("--json, --csv and --html exclude each other: run npm run stats once for each.")
  }
  const { html: file } = given
  // A report replaces the file that is there: it must not be able to replace a source file.
  if (file !== undefined && !/\.html?$/i.test(file)) {
    refuse(
      `--html must name a file that ends in .html, received "${file}": write --html report.html.`,
    )
  }
  return { kind, file }
}

function periodOf({ since, until }: GivenOptions, today: string): Period {
  for (const [name, day] of Object.entries({ since, until })) {
    if (day !== undefined && !isDay(day)) {
      refuse(
        `--${name} must be a day of the calendar like ${today}, received "${day}": write year, month and day as YYYY-MM-DD.`,
      )
    }
  }
  const last = until ?? today
  const period = { since: since ?? addDays(last, 1 - DEFAULT_DAYS), until: last }
  if (last > today) refuse(`--until must be today, ${today}, or before, received ${last}.`)
  if (period.since > last) {
    refuse(
      `--since must not be after the last day, ${last}, received ${period.since}: exchange the two, or give another --until.`,
    )
  }
  if (lengthOf(period) > MAX_DAYS) {
    refuse(
      `The period must have at most ${MAX_DAYS} days, received ${lengthOf(period)}: give a later --since.`,
    )
  }
  return period
}

function pathOf(text: string | undefined): string | null {
  if (text === undefined) return null
  const name = pageName(text)
  if (name !== undefined) return name
  return refuse(
    `--path must be a page of the site, without its query, like /blog or '/blog/*', received "${text}".`,
  )
}

function topOf(text: string | undefined, byDefault: number): number {
  if (text === undefined) return byDefault
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  return refuse(`--top must be a whole number from 1 to 9999, received "${text}".`)
}
