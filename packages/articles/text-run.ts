/**
 * A sentence that lies in several pieces of a tree: its whole text, and where each piece begins in it. Rules see the
 * whole; each piece gets its part back.
 */
export interface TextRun {
  text: string
  starts: readonly number[]
}

export function textRun(pieces: readonly string[]): TextRun {
  const starts: number[] = []
  let text = ""
  for (const piece of pieces) {
    starts.push(text.length)
    text += piece
  }
  return { text, starts }
}

export const piecesOf = ({ text, starts }: TextRun): string[] =>
  starts.map((start, index) => text.slice(start, starts[index + 1]))

/**
 * Replaces what the pattern finds; it has no groups. What is written goes to the piece in which the found begins:
 * a pattern of one sign, or of spaces, moves nothing from one piece to another.
 */
export function rewritten(
  run: TextRun,
  pattern: RegExp,
  write: (found: string, at: number) => string,
): TextRun {
  const starts = [...run.starts]
  let grown = 0
  let piece = 0
  const text = run.text.replace(pattern, (found: string, at: number) => {
    const written = write(found, at)
    if (written === found) return found
    for (; (run.starts[piece] ?? Number.POSITIVE_INFINITY) <= at; piece++) move(piece, grown)
    for (; (run.starts[piece] ?? Number.POSITIVE_INFINITY) < at + found.length; piece++)
      starts[piece] = at + grown + written.length
    grown += written.length - found.length
    return written
  })
  for (; piece < starts.length; piece++) move(piece, grown)
  return { text, starts }

  function move(index: number, by: number): void {
    starts[index] = (run.starts[index] ?? 0) + by
  }
}
