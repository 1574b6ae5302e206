import { stripVTControlCharacters, styleText } from "node:util"
import { barsOf, unitOf } from "./bars"
import { lengthOf } from "./days"
import { type List, listsOf, type Stats } from "./stats"
import { change, grouped, othersLabel, printable, share, title, withTenths } from "./words"

/** What the text is written to. */
export type Terminal = ReturnType<typeof terminalOf>

const PIPED_WIDTH = 80

/** Bars longer than that are no easier to compare, and narrower lines than that hold no table. */
const MAX_WIDTH = 120
const MIN_WIDTH = 40

/** Takes the output stream and the environment (NO_COLOR, TERM, and what names the character set). */
export function terminalOf(stream: { isTTY?: boolean; columns?: number }, env: NodeJS.ProcessEnv) {
  const isTerminal = stream.isTTY === true
  const charset = env.LC_ALL || env.LC_CTYPE || env.LANG || "UTF-8"
  const columns = (isTerminal && stream.columns) || PIPED_WIDTH
  return {
    /** Characters per line. */
    width: Math.min(Math.max(columns, MIN_WIDTH), MAX_WIDTH),
    hasColour: isTerminal && !env.NO_COLOR && env.TERM !== "dumb",
    hasUnicode: /utf-?8/i.test(charset),
  }
}

/** In a table bars are an aside: the names need the room. */
const MAX_TABLE_BAR = 24

/** The text of `npm run stats`, for a person, as wide as the terminal. */
export function statsText(stats: Stats, terminal: Terminal): string {
  const { width, hasColour, hasUnicode } = terminal
  const charts = () => [
    bars(stats, width),
    ...listsOf(stats).map(list => table(list, stats.views, width)),
  ]
  const parts = [
    [paint("bold", title(stats))],
    totals(stats),
    ...(stats.views === 0 ? [["No view was counted in these days."]] : charts()),
  ]
  const painted = `${parts.map(lines => lines.join("\n")).join("\n\n")}\n`
  const coloured = hasColour ? painted : stripVTControlCharacters(painted)
  const text = coloured.replace(/ +$/gm, "")
  return hasUnicode ? text : withoutBlocks(text)
}

function totals(stats: Stats): string[] {
  const { views, bots, before } = stats
  const bot =
    bots === null ? [] : [["Bots, apart", grouped(bots), change(bots, before.bots ?? 0, stats)]]
  const rows = [
    ["Views", grouped(views), change(views, before.views, stats)],
    ...bot,
    ["Views per day", withTenths(views / lengthOf(stats)), ""],
  ]
  return columns(rows, [left, right, left])
}

function bars(stats: Stats, width: number): string[] {
  const all = barsOf(stats, stats.days)
  const lines = columns(
    // Aligns days of one digit with those of two.
    all.map(({ label, views }) => [label.replace(/\b(?=\d )/, " "), grouped(views)]),
    [left, right],
  )
  const max = Math.max(...all.map(({ views }) => views))
  const room = width - columnWidth(lines) - GAP.length
  return [
    paint("bold", `Views per ${unitOf(stats)}`),
    ...all.map(({ views }, index) => lines[index] + GAP + paint("blue", bar(views, max, room))),
  ]
}

function table(list: List, views: number, width: number): string[] {
  const { rows, others } = list.ranking
  const named = rows.map(row => ({ name: printable(row.name), views: row.views }))
  const rest = { name: othersLabel(others.names), views: others.views }
  const shown = others.names > 0 ? [...named, rest] : named
  const [heading = "", ...numbers] = columns(
    [["Views", "Share"], ...shown.map(row => [grouped(row.views), share(row.views, views)])],
    [right, right],
  )
  const longest = columnWidth([list.name, ...shown.map(({ name }) => name)])
  const room = width - columnWidth([heading]) - 2 * GAP.length
  const barRoom = Math.min(MAX_TABLE_BAR, Math.max(room - longest, Math.floor(room / 4)))
  const names = Math.min(longest, room - barRoom)
  const max = Math.max(...rows.map(row => row.views))
  return [
    paint("bold", left(list.name, names) + GAP + heading),
    ...shown.map((row, index) => {
      const text = left(row.name, names) + GAP + numbers[index]
      if (row === rest) return paint("dim", text)
      return text + GAP + paint("blue", bar(row.views, max, barRoom))
    }),
  ]
}

const paint = (style: "bold" | "dim" | "blue", text: string): string =>
  styleText(style, text, { validateStream: false })

/** The text for a terminal without Unicode, one character for one; names keep their letters. */
const withoutBlocks = (text: string): string =>
  text
    .replace(/[█▉▊▋▌]/g, "#")
    .replace(/[▍▎▏−]/g, "-")
    .replaceAll("…", "~")
    .replaceAll("\u00a0", " ")

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })

const charactersOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment)

/** The text at the left of its column, cut with “…” when it is too long. */
function left(text: string, width: number): string {
  const characters = charactersOf(text)
  if (characters.length > width) return `${characters.slice(0, width - 1).join("")}…`
  return text + " ".repeat(width - characters.length)
}

/** A number at the right of its column. */
const right = (text: string, width: number): string => text.padStart(width)

/** The width of a column that holds these texts. */
const columnWidth = (texts: readonly string[]): number =>
  Math.max(0, ...texts.map(text => charactersOf(text).length))

/** What is between two columns. */
const GAP = "  "

/** The lines of a table, each column as wide as its longest text. `sides` says where the texts of a column are. */
function columns(rows: readonly string[][], sides: readonly (typeof left)[]): string[] {
  const widths = sides.map((_, index) => columnWidth(rows.map(row => row[index] ?? "")))
  return rows.map(row =>
    sides.map((side, index) => side(row[index] ?? "", widths[index] ?? 0)).join(GAP),
  )
}

const EIGHTHS = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

/** A bar of `width` columns for `max`, to an eighth of a column; what is not zero is seen. */
function bar(value: number, max: number, width: number): string {
  if (value === 0 || max === 0) return ""
  const eighths = Math.max(1, Math.round((8 * width * value) / max))
  return "█".repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? "")
}
