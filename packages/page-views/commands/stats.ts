import { parseArgs } from "node:util"
import * as z from "zod"
import { decodedPath, parisDay } from "../counter/counted-view"
import { readEnv } from "../server/env"
import { reasonOf, runCommand, StartupError } from "../startup-error"
import { type CountsReader, viewCount } from "../stores/counts"
import { openCountsReader } from "../stores/counts-file"
import { postgresStore } from "../stores/postgres"
import { barOf, grouped, type Table, writeReport } from "./report-page"

const HELP = `npm run stats -- [options]

Shows the page views that the counter wrote, of the last 30 days in Paris, today included.
Works while the server runs, and changes nothing. The store is the one that PAGE_VIEWS_DB or
DATABASE_URL names.

  --since YYYY-MM-DD   first day (default: 29 days before the last)
  --until YYYY-MM-DD   last day, included (default: today)
  --path PAGE          one page, /blog, or a page and everything below it, '/blog/*'
                       (bots are counted by day alone: with --path they are not shown)
  --top N              names per list; the others are summed (default: 10)
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

/** `npm run stats`: shows the owner what the counter wrote. */
async function stats(): Promise<void> {
  // The reader may close the output, as `head` does.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error
    process.exit()
  })
  const options = readOptions(process.argv.slice(2), parisDay(new Date()))
  if (options.help) return void process.stdout.write(HELP)
  const { databaseUrl, pageViewsDb } = readEnv()
  const counts = databaseUrl ? postgresStore(databaseUrl) : openCountsReader(pageViewsDb)
  try {
    const parts = options.csv ? csvOf(counts, options) : shown(counts, options)
    for await (const text of parts) process.stdout.write(text)
  } finally {
    await counts.close()
  }
}

type Options = ReturnType<typeof readOptions>

const OPTIONS = {
  since: { type: "string" },
  until: { type: "string" },
  path: { type: "string" },
  top: { type: "string", default: "10" },
  csv: { type: "boolean" },
  html: { type: "string" },
  help: { type: "boolean" },
} as const

/** Throws a `StartupError` of one sentence for the first fault. */
function readOptions(args: string[], today: string) {
  const given = givenOptions(args)
  const until = dayOf("--until", given.until ?? today)
  const since = dayOf("--since", given.since ?? daysAfter(until, -29))
  if (until > today) refuse(`--until must not be after today, ${today}`)
  if (since > until) refuse(`--since must not be after the last day, ${until}`)
  if (given.csv && given.html !== undefined) refuse("--csv and --html exclude each other")
  const path = given.path === undefined ? undefined : decodedPath(given.path)
  if (given.path !== undefined && (path === undefined || !/^[/(][^?#]*$/.test(given.path))) {
    refuse(`--path must be a page, without its query, like /blog or '/blog/*', not "${given.path}"`)
  }
  if (!/^[1-9]\d{0,3}$/.test(given.top)) {
    refuse(`--top must be a whole number from 1 to 9999, not "${given.top}"`)
  }
  // A report replaces the file that is there: it must not be able to replace a source file.
  if (given.html !== undefined && !/\.html?$/i.test(given.html)) {
    refuse(`--html must name a file that ends in .html, not "${given.html}"`)
  }
  return { ...given, since, until, path }
}

function givenOptions(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values
  } catch (error) {
    return refuse(reasonOf(error))
  }
}

function refuse(fault: string): never {
  throw new StartupError(`${fault}; see npm run stats -- --help.`)
}

function dayOf(option: string, text: string): string {
  if (z.iso.date().safeParse(text).success) return text
  return refuse(`${option} must be a day of the calendar like 2026-03-14, not "${text}"`)
}

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** Views of the days `$1` to `$2`, of the page `$3` and those that begin with `$4`. */
const CHOSEN = `FROM page_views
  WHERE day BETWEEN $1 AND $2 AND (path = $3 OR substr(path, 1, length($4)) = $4)`

/** Views of each counted day, and its bots where all pages are chosen. */
const DAYS = `SELECT day, sum(views) AS views, sum(bots) AS bots FROM (
    SELECT day, count AS views, 0 AS bots ${CHOSEN}
    UNION ALL SELECT day, 0, count FROM bot_views WHERE day BETWEEN $1 AND $2 AND $4 = ''
  ) AS counted GROUP BY day ORDER BY day`

const dayRow = z.object({ day: z.string(), views: z.coerce.number(), bots: z.coerce.number() })
const nameRow = z.object({ name: z.string(), views: z.coerce.number() })

/** Values of `CHOSEN`: every path begins with nothing, and none with a line feed. */
function chosenBy({ since, until, path }: Options): string[] {
  if (path === undefined) return [since, until, "", ""]
  const page = path.replace(/(?<=\/)\*$/, "").replace(/(?<=.)\/$/, "")
  return [since, until, page, path.endsWith("/*") ? path.slice(0, -1) : "\n"]
}

async function select<Row>(
  counts: CountsReader,
  row: z.ZodType<Row>,
  text: string,
  values: unknown[],
) {
  return z.array(row).parse(await counts.select(text, values))
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** Sums as text, or a sentence about the report that was written. */
async function* shown(counts: CountsReader, options: Options): AsyncGenerator<string> {
  const { since, until, path, top, html } = options
  const values = chosenBy(options)
  const counted = await select(counts, dayRow, DAYS, values)
  const total = sum(counted.map(({ views }) => views))
  const ofBots = sum(counted.map(({ bots }) => bots))
  const bots = path === undefined ? `, ${grouped(ofBots)} of bots apart` : ""
  const pages = path === undefined ? "" : ` of ${path}`
  const title = printable(`Page views${pages}, ${since} to ${until}: ${grouped(total)}${bots}`)
  const tables = [dayTable(counted, options)]
  for (const [title, field] of [
    ["Pages", "path"],
    ["Referers", "referer"],
    ["Agents", "agent"],
  ]) {
    const order = `GROUP BY ${field} ORDER BY views DESC, ${field} LIMIT $5`
    const text = `SELECT ${field} AS name, sum(count) AS views ${CHOSEN} ${order}`
    const names = await select(counts, nameRow, text, [...values, top])
    const rest = total - sum(names.map(({ views }) => views))
    const rows = rest > 0 ? [...names, { name: "others", views: rest }] : names
    tables.push({
      columns: [`${title}`, "Views"],
      rows: rows.map(({ name, views }) => ({ name: printable(name), numbers: [views] })),
    })
  }
  if (html === undefined) yield textOf(title, tables)
  else yield await writeReport(html, title, tables)
}

/** Days from the first counted one on, those without views too. */
function dayTable(counted: z.infer<typeof dayRow>[], { until, path }: Options): Table {
  const byDay = new Map(counted.map(row => [row.day, row]))
  const rows: Table["rows"] = []
  for (let day = counted[0]?.day ?? "z"; day <= until; day = daysAfter(day, 1)) {
    const { views = 0, bots = 0 } = byDay.get(day) ?? {}
    rows.push({ name: day, numbers: path === undefined ? [views, bots] : [views] })
  }
  return { columns: ["Days", "Views", ...(path === undefined ? ["Bots"] : [])], rows }
}

/** Replaces what could move the cursor, colour the terminal or turn the reading direction: a file can come from anywhere. */
const printable = (name: string): string =>
  name.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, "\ufffd")

/** Characters per line, of names, numbers and bars. */
const [NAME, NUMBER, BAR] = [40, 10, 24]

function textOf(title: string, tables: readonly Table[]): string {
  const parts = tables.map(({ columns, rows }) => {
    const line = (name: string, cells: readonly string[]) =>
      name.padEnd(NAME) + cells.map(cell => cell.padStart(NUMBER)).join("")
    const [name = "", ...numbers] = columns
    const lines = rows.map(row => {
      const short = row.name.length > NAME ? `${row.name.slice(0, NAME - 1)}…` : row.name
      const bar = "█".repeat(Math.ceil(BAR * barOf(row, rows)))
      return `${line(short, row.numbers.map(grouped))}  ${bar}`.trimEnd()
    })
    return [line(name, numbers), ...lines].join("\n")
  })
  return `${[title, ...parts].join("\n\n")}\n`
}

const COLUMNS = ["day", "path", "referer", "agent", "country", "count"] as const

/** Rows as RFC 4180 text, the header first; a day at a time, because those of a year take much memory. */
async function* csvOf(counts: CountsReader, options: Options): AsyncGenerator<string> {
  yield `${COLUMNS.join(",")}\r\n`
  const text = `SELECT ${COLUMNS} ${CHOSEN} ORDER BY path, referer, agent, country`
  const [, , ...path] = chosenBy(options)
  for (const { day } of await select(counts, dayRow, DAYS, chosenBy(options))) {
    const rows = await select(counts, viewCount, text, [day, day, ...path])
    yield rows.map(row => `${COLUMNS.map(column => csvValue(row[column])).join(",")}\r\n`).join("")
  }
}

/**
 * A spreadsheet computes what begins like a formula, quoted or not. Of what is stored only a host
 * can: `-` may be its first letter. A `'` before it makes it text; names that need none stay exact.
 */
function csvValue(value: string | number): string {
  if (typeof value === "number") return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

runCommand(stats)
