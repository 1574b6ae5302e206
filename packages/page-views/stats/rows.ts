import { decodedPath } from "../counter/counted-view"
import { daysOf } from "../days"
import type { PageViewReader, Period, ViewCount } from "../stores/store"

export type Question = {
  period: Period
  /** A page, a page and those below it (`/blog/*`), or all pages. */
  path: string | null
}

/** The rows, day by day: a year at once takes several times the memory, and sums by the database are no faster. */
export async function* readRows(
  reader: PageViewReader,
  { period, path }: Question,
): AsyncGenerator<ViewCount[]> {
  const isChosen = choosePages(path)
  for (const day of daysOf(period)) {
    const rows = await reader.counts({ since: day, until: day })
    yield rows.filter(row => isChosen(row.path))
  }
}

/** End of a `--path` for a page and everything below it. */
const BELOW = "/*"

/** A page as the counts name it, decoded and without a slash at its end; nothing when the text names no page. */
export function pageName(text: string): string | undefined {
  if (!/^[/(]/.test(text) || /[?#]/.test(text)) return undefined
  return decodedPath(text)?.replace(/(?<=.)\/$/, "")
}

/** Chooses pages by the result of `pageName`: `/blog` is only that page, `/blog/*` also those below it. */
export function choosePages(name: string | null): (path: string) => boolean {
  if (name === null) return () => true
  if (!name.endsWith(BELOW)) return path => path === name
  const top = name.slice(0, -BELOW.length)
  return path => path === (top || "/") || path.startsWith(`${top}/`)
}

const COLUMNS = ["day", "path", "referer", "agent", "country", "count"] as const

/** The rows as RFC 4180 text, the header first; sorted within a day, so that two exports can be compared. */
export async function* csvText(reader: PageViewReader, question: Question): AsyncGenerator<string> {
  yield `${COLUMNS.join(",")}\r\n`
  for await (const rows of readRows(reader, question)) {
    const lines = rows.map(row => `${COLUMNS.map(column => csvValue(row[column])).join(",")}\r\n`)
    yield lines.sort().join("")
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
