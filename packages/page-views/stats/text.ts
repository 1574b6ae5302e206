import { styleText } from "node:util"
import { barsOf, unitOf } from "./bars"
import { type List, listsOf, type Stats } from "./stats"
import { grouped, rankingRows, title, totalsOf } from "./words"

/** Characters per line, of names and of bars. */
const NAME = 40
const BAR = 24

/** The text of `npm run stats`, for a person. `hasColour`: its reader is a terminal that shows colours. */
export function statsText(stats: Stats, hasColour: boolean): string {
  const paint: Paint = (style, text) =>
    hasColour ? styleText(style, text, { validateStream: false }) : text
  const parts = [
    [paint("bold", title(stats))],
    columns(totalsOf(stats), [left, right, left]),
    ...(stats.views === 0
      ? [["No view was counted in these days."]]
      : [days(stats, paint), ...listsOf(stats).map(list => table(list, stats.views, paint))]),
  ]
  return `${parts.map(lines => lines.map(line => line.trimEnd()).join("\n")).join("\n\n")}\n`
}

type Paint = (style: "bold" | "dim" | "blue", text: string) => string

function days(stats: Stats, paint: Paint): string[] {
  const all = barsOf(stats, stats.days)
  const max = Math.max(...all.map(({ views }) => views))
  const lines = columns(
    // Aligns days of one digit with those of two.
    all.map(({ label, views }) => [label.replace(/\b(?=\d )/, " "), grouped(views)]),
    [left, right],
  )
  return [
    paint("bold", `Views per ${unitOf(stats)}`),
    ...all.map(({ views }, index) => `${lines[index]}  ${paint("blue", bar(views, max))}`),
  ]
}

function table({ name, ranking }: List, views: number, paint: Paint): string[] {
  const max = Math.max(...ranking.rows.map(row => row.views))
  const rows = rankingRows(ranking, views).map(([label = "", ...numbers]) => [
    cut(label),
    ...numbers,
  ])
  const [heading = "", ...lines] = columns(
    [[name, "Views", "Share"], ...rows],
    [left, right, right],
  )
  return [
    paint("bold", heading),
    ...lines.map((line, index) => {
      const row = ranking.rows[index]
      return row ? `${line}  ${paint("blue", bar(row.views, max))}` : paint("dim", line)
    }),
  ]
}

const cut = (name: string) => (name.length > NAME ? `${name.slice(0, NAME - 1)}…` : name)

const left = (text: string, width: number): string => text.padEnd(width)
const right = (text: string, width: number): string => text.padStart(width)

/** The lines of a table, each column as wide as its longest text. `sides`: the side of the texts of a column. */
function columns(rows: readonly string[][], sides: readonly (typeof left)[]): string[] {
  const widths = sides.map((_, index) => Math.max(...rows.map(row => row[index]?.length ?? 0)))
  return rows.map(row =>
    sides.map((side, index) => side(row[index] ?? "", widths[index] ?? 0)).join("  "),
  )
}

/** A bar of `BAR` columns for `max`; what is not zero is seen. */
const bar = (value: number, max: number): string =>
  value === 0 ? "" : "█".repeat(Math.max(1, Math.round((BAR * value) / max)))
