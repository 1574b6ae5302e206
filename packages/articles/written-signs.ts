/** A sign, a run of stars, or an end of a tag, with a possible meaning in Markdown or MDX. */
export interface WrittenSign {
  sign: string
  /** Place in the text. */
  offset: number
  /** Place in its line. */
  at: number
}

const FENCE = /^[ \t>]*(`{3,}(?=[^`]*$)|~{3,})/
const SIGN = /[()[\]{}\\]|`+|[*_~]+|<\/?(?=[\w>])|\/>/g

/**
 * The lines of a text with their signs, without those that are escaped or in code, as far as a scan finds. Lines of a
 * fenced block are empty. It costs a step for each letter.
 */
export function* writtenLines(text: string): Generator<{ line: string; signs: WrittenSign[] }> {
  let start = 0
  let fence = ""
  for (const line of text.split("\n")) {
    const [opening = "", mark = ""] = FENCE.exec(line) ?? []
    yield fence || mark ? { line: "", signs: [] } : { line, signs: signsOf(line, start) }
    const isEnd = mark.startsWith(fence) && line.slice(opening.length).trim() === ""
    if (!fence) fence = mark
    else if (isEnd) fence = ""
    start += line.length + 1
  }
}

function signsOf(line: string, start: number): WrittenSign[] {
  const signs: WrittenSign[] = []
  for (SIGN.lastIndex = 0; ; ) {
    const { 0: sign, index: at } = SIGN.exec(line) ?? {}
    if (sign === undefined || at === undefined) return signs
    if (sign === "\\") SIGN.lastIndex += 1
    else if (sign.startsWith("`")) {
      const end = line.indexOf(sign, SIGN.lastIndex)
      if (end >= 0) SIGN.lastIndex = end + sign.length
    } else signs.push({ sign, offset: start + at, at })
  }
}
