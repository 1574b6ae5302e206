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

const EIGHTHS = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

/** A bar of `width` columns for `max`, to an eighth of a column; what is not zero is seen. */
export function bar(value: number, max: number, width: number): string {
  if (value === 0 || max === 0) return ""
  const eighths = Math.max(1, Math.round((8 * width * value) / max))
  return "█".repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? "")
}
