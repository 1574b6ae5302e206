import { writeFile } from "node:fs/promises"
import { reasonOf, StartupError } from "../startup-error"

/** Table of the counts, for the terminal and for the report: `columns` are the names' and those of the numbers. */
export type Table = {
  columns: readonly string[]
  rows: { name: string; numbers: readonly number[] }[]
}

const NUMBERS = new Intl.NumberFormat("en-GB")

/** `12 345`, with a space that no line ends at: understood in every language. */
export const grouped = (number: number): string => NUMBERS.format(number).replaceAll(",", "\u00a0")

/** Length of a row's bar, as a part of the table's longest. */
export const barOf = ({ numbers }: Table["rows"][number], rows: Table["rows"]): number =>
  (numbers[0] ?? 0) / Math.max(1, ...rows.map(row => row.numbers[0] ?? 0))

const STYLE = `
:root { color-scheme: light dark; }
html { background: light-dark(#fbfaf6, #111218); color: light-dark(#15161c, #e9e7e1); }
body { max-width: 52rem; margin: 0 auto; padding: 1rem; font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.2; }
table { width: 100%; margin-block-end: 2rem; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.25rem 0 0.25rem 1rem; border-block-end: 1px solid light-dark(#dedbd2, #2b2e38); text-align: end; white-space: nowrap; }
th:first-child { width: 40%; padding-inline-start: 0; text-align: start; white-space: normal; }
tbody th { font-weight: 400; }
td:last-child { width: 25%; }
svg { display: block; width: 100%; height: 0.75em; fill: light-dark(#002fa7, #9db2ff); }
@media print {
  :root { color-scheme: light; }
  html { background: #fff; color: #000; }
  svg { fill: #000; }
  tr { break-inside: avoid; }
}`

/** Writes the report, and returns a sentence about it. */
export async function writeReport(
  file: string,
  title: string,
  tables: readonly Table[],
): Promise<string> {
  try {
    await writeFile(file, reportPage(title, tables))
  } catch (error) {
    throw new StartupError(
      `The report ${file} cannot be written (${reasonOf(error)}): give --html a file in a folder that is there and can be written.`,
    )
  }
  return `Report written: ${file}\n`
}

/** Page that loads nothing, with the tables of `npm run stats`. */
function reportPage(title: string, tables: readonly Table[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<main>
<h1>${escaped(title)}</h1>
${tables.map(tableOf).join("\n")}
<p>Made with <code>npm run stats</code>. Days are those of Paris. The counts hold no address and nothing that tells one visitor from another.</p>
</main>
</html>
`
}

/** Each row has a bar, which repeats its number for the eye. */
function tableOf({ columns, rows }: Table): string {
  const heads = columns.map(name => `<th scope="col">${name}</th>`)
  const lines = rows.map(row => {
    const cells = row.numbers.map(number => `<td>${grouped(number)}</td>`)
    const bar = `<svg aria-hidden="true"><rect width="${100 * barOf(row, rows)}%" height="100%"/></svg>`
    return `<tr><th scope="row">${escaped(row.name)}</th>${cells.join("")}<td>${bar}</td></tr>`
  })
  return `<table>
<thead><tr>${heads.join("")}<td></td></tr></thead>
<tbody>
${lines.join("\n")}
</tbody>
</table>`
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => ENTITIES[sign] ?? sign)
