/** A piece of a text, and what replaces it. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** Applies edits. One that begins inside another is dropped, because that one replaces its text. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let done = 0
  let written = ""
  const isInsertion = ({ start, end }: Edit) => Number(start === end)
  const inOrder = edits.toSorted(
    (a, b) => a.start - b.start || isInsertion(b) - isInsertion(a) || b.end - a.end,
  )
  for (const { start, end, text: to } of inOrder) {
    if (start < done) continue
    written += text.slice(done, start) + to
    done = end
  }
  return written + text.slice(done)
}
