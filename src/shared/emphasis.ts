/** A run of text, stressed or not. */
export interface Run {
  text: string
  stressed: boolean
}

/** Splits `Des sites *avant* tout` at its asterisks. A lone asterisk stays a character. */
export function runsOf(text: string): Run[] {
  return text
    .split(/(\*[^*]+\*)/)
    .filter(Boolean)
    .map(part =>
      /^\*[^*]+\*$/.test(part)
        ? { text: part.slice(1, -1), stressed: true }
        : { text: part, stressed: false },
    )
}
