import { styleText } from "node:util"

/** What the text is written to. */
export type Terminal = {
  /** Characters per line. */
  width: number
  hasColour: boolean
  hasUnicode: boolean
}

const PIPED_WIDTH = 80

/** Bars longer than that are no easier to compare, and narrower lines than that hold no table. */
const MAX_WIDTH = 120
const MIN_WIDTH = 40

/** Takes the output stream and the environment (NO_COLOR, TERM, and what names the character set). */
export function terminalOf(
  stream: { isTTY?: boolean; columns?: number },
  env: NodeJS.ProcessEnv,
): Terminal {
  const isTerminal = stream.isTTY === true
  const charset = env.LC_ALL || env.LC_CTYPE || env.LANG || "UTF-8"
  const columns = (isTerminal && stream.columns) || PIPED_WIDTH
  return {
    width: Math.min(Math.max(columns, MIN_WIDTH), MAX_WIDTH),
    hasColour: isTerminal && !env.NO_COLOR && env.TERM !== "dumb",
    hasUnicode: /utf-?8/i.test(charset),
  }
}

export type Paint = (style: "bold" | "dim" | "blue", text: string) => string

/** Returns what colours a text, or leaves it as it is. */
export const painter =
  ({ hasColour }: Terminal): Paint =>
  (style, text) =>
    hasColour && text.trim() !== "" ? styleText(style, text, { validateStream: false }) : text

/** The text for a terminal without Unicode, one character for one; names keep their letters. */
export const withoutBlocks = (text: string): string =>
  text
    .replace(/[█▉▊▋▌]/g, "#")
    .replace(/[▍▎▏−]/g, "-")
    .replaceAll("…", "~")
    .replaceAll("\u00a0", " ")

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })

const charactersOf = (text: string): string[] =>
  [...graphemes.segment(text)].map(({ segment }) => segment)

/** How many columns a text takes. */
const widthOf = (text: string): number => charactersOf(text).length

/** The text at the left of its column, cut with “…” when it is too long. */
export function left(text: string, width: number): string {
  const characters = charactersOf(text)
  if (characters.length > width) return `${characters.slice(0, width - 1).join("")}…`
  return text + " ".repeat(width - characters.length)
}

/** The text at the right of its column. */
export const right = (text: string, width: number): string =>
  " ".repeat(Math.max(0, width - widthOf(text))) + text

/** The width of a column that holds these texts. */
export const columnWidth = (texts: readonly string[]): number => Math.max(0, ...texts.map(widthOf))

/** What is between two columns. */
export const GAP = "  "

/** The lines of a table, each column as wide as its longest text. `sides` says where the texts of a column are. */
export function columns(rows: readonly string[][], sides: readonly (typeof left)[]): string[] {
  const widths = sides.map((_, index) => columnWidth(rows.map(row => row[index] ?? "")))
  return rows.map(row =>
    sides.map((side, index) => side(row[index] ?? "", widths[index] ?? 0)).join(GAP),
  )
}

const EIGHTHS = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

/** A bar of `width` columns for `max`, to an eighth of a column; what is not zero is seen. */
export function bar(value: number, max: number, width: number): string {
  if (value === 0 || max === 0) return ""
  const eighths = Math.max(1, Math.round((8 * width * value) / max))
  return "█".repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? "")
}
