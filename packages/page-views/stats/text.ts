import { styleText } from "node:util"
import type { Stats } from "./stats"
import { type Table, tablesOf } from "./tables"
import { NO_VIEWS, title, totalsOf } from "./words"

/** Characters per line, of names and of bars. */
const NAME = 40
const BAR = 24

/** The text of `npm run stats`, for a person. `hasColour`: its reader is a terminal that shows colours. */
export function statsText(stats: Stats, hasColour: boolean): string {
  const paint: Paint = (style, text) =>
    hasColour ? styleText(style, text, { validateStream: false }) : text
  const tables = tablesOf(stats).map(table => tableText(table, paint))
  const parts = [
    [paint("bold", title(stats))],
    columns(totalsOf(stats), [left, right, left]),
    ...(tables.length > 0 ? tables : [[NO_VIEWS]]),
  ]
  return `${parts.map(lines => lines.map(line => line.trimEnd()).join("\n")).join("\n\n")}\n`
}

type Paint = (style: "bold" | "blue", text: string) => string

function tableText({ name, columns: headings, rows }: Table, paint: Paint): string[] {
  const [heading = "", ...lines] = columns(
    [[name, ...headings], ...rows.map(row => [cut(row.name), ...row.numbers])],
    [left, ...headings.map(() => right)],
  )
  return [
    paint("bold", heading),
    ...rows.map((row, index) => `${lines[index]}  ${paint("blue", bar(row.bar))}`),
  ]
}

const cut = (name: string) => (name.length > NAME ? `${name.slice(0, NAME - 1)}…` : name)

const left = (text: string, width: number): string => text.padEnd(width)
const right = (text: string, width: number): string => text.padStart(width)

/** The lines of a table, each column as wide as its longest text. `sides`: the side of the texts of a column. */
function columns(rows: readonly (readonly string[])[], sides: readonly (typeof left)[]): string[] {
  const widths = sides.map((_, index) => Math.max(...rows.map(row => row[index]?.length ?? 0)))
  return rows.map(row =>
    sides.map((side, index) => side(row[index] ?? "", widths[index] ?? 0)).join("  "),
  )
}

/** A bar of one block at least, except for 0. */
const bar = (part: number): string =>
  part === 0 ? "" : "█".repeat(Math.max(1, Math.round(BAR * part)))
