import type { PageViewReader, ViewCount } from "../server/page-view-store"
import { type Question, readRows } from "./read-rows"

const COLUMNS = ["day", "path", "referer", "agent", "country", "count"] as const

/**
 * The counts as RFC 4180 text, the header first, some lines at a time. Rows are in the order of
 * their columns within a day, so that two exports can be compared.
 */
export async function* csvText(reader: PageViewReader, question: Question): AsyncGenerator<string> {
  yield `${COLUMNS.join(",")}\r\n`
  for await (const rows of readRows(reader, question)) {
    yield rows.map(csvLine).sort().join("")
  }
}

const csvLine = (row: ViewCount): string =>
  `${COLUMNS.map(column => csvValue(row[column])).join(",")}\r\n`

/**
 * A spreadsheet computes what begins like a formula, quoted or not. Of what is stored only a host
 * can: `-` may be its first letter. A `'` before it makes it text; names that need none stay exact.
 */
function csvValue(value: string | number): string {
  if (typeof value === "number") return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
