import { articleReader, visit } from "@site/articles"
import type { Nodes } from "mdast"

/** Code of a text that its changes do not read: a sign stands for each piece. */
export class HiddenCode {
  readonly #written: string[] = []

  /** Hides a piece. Returns its sign. */
  add(code: string): string {
    return `\uE000${this.#written.push(code) - 1}\uE001`
  }

  /** Hides what is found in a text, without the marks of quotations and lists around its lines. */
  hide(text: string, found: Iterable<string[] & { index: number }>): string {
    let hidden = ""
    let done = 0
    for (const { 0: source = "", index } of found) {
      const marks = marksBefore(text, index)
      // A comment may have code in it that is hidden by then.
      const lines = this.show(source).split(`\n${marks}`).join("\n")
      const code = lines.split(`\n${marks.trimEnd()}\n`).join("\n\n")
      hidden += text.slice(done, index) + this.add(code)
      done = index + source.length
    }
    return hidden + text.slice(done)
  }

  /** A text with its code. */
  show(text: string): string {
    return text.replaceAll(/\uE000(\d+)\uE001/g, (_all, index: string, at: number) =>
      (this.#written[Number(index)] ?? "").replaceAll("\n", `\n${marksBefore(text, at)}`),
    )
  }
}

/** The code and the formulas of a Markdown text. */
export function codeIn(text: string): (string[] & { index: number })[] {
  const found: (string[] & { index: number })[] = []
  visit(articleReader.parseMarkdown(text), node => {
    if (node.type !== "code" && node.type !== "inlineCode") return
    const { start, end } = spanOf(node)
    const written = text.slice(start, end)
    // Indented code may as well be what stands between two tags.
    if (/^[`~$]/.test(written)) found.push(Object.assign([written], { index: start }))
  })
  return found
}

/** Offsets of a node in its text, of which the second is at most `limit`. */
export const spanOf = ({ position }: Nodes, limit = Number.POSITIVE_INFINITY) => ({
  start: position?.start.offset ?? 0,
  end: Math.min(position?.end.offset ?? 0, limit),
})

/** The signs of quotations and the spaces that begin a line; none when words are there too. */
function marksBefore(text: string, offset: number): string {
  let start = offset
  while (/[^\S\n]|>/.test(text.charAt(start - 1))) start--
  return /^\n?$/.test(text.charAt(start - 1)) ? text.slice(start, offset) : ""
}
