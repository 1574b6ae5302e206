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

type Style = "bold" | "faint" | "blue"

const CODES: Record<Style, [number, number]> = { bold: [1, 22], faint: [2, 22], blue: [34, 39] }

export type Paint = (style: Style, text: string) => string

/** Returns what colours a text, or leaves it as it is. */
export const painter =
  ({ hasColour }: Terminal): Paint =>
  (style, text) => {
    const [on, off] = CODES[style]
    return hasColour && text.trim() !== "" ? `\u001b[${on}m${text}\u001b[${off}m` : text
  }

/** One character for one, so that columns stay aligned. */
const ASCII: Record<string, string> = {
  "█": "#",
  "▉": "#",
  "▊": "#",
  "▋": "#",
  "▌": "#",
  "▍": "-",
  "▎": "-",
  "▏": "-",
  "−": "-",
  "…": "~",
  "\u00a0": " ",
}

/** The same text for a terminal that knows no Unicode; names that have other letters keep them. */
export const withoutBlocks = (text: string): string =>
  text.replace(/[█▉▊▋▌▍▎▏−…\u00a0]/g, character => ASCII[character] ?? character)
