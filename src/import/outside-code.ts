import { visit } from "unist-util-visit"
import { readMarkdown } from "../content/article/markdown"

/** Changes Markdown, but not its code, which `change` sees as one sign each. */
export function outsideCode(text: string, change: (text: string) => string): string {
  const code: string[] = []
  let end = 0
  let masked = ""
  visit(readMarkdown(text).tree, node => {
    if (node.type !== "code" && node.type !== "inlineCode") return
    const { start, end: stop } = node.position ?? {}
    // Indented code may as well be what stands between two tags.
    const written = text.slice(start?.offset, stop?.offset)
    if (!/^[`~]/.test(written)) return
    masked += `${text.slice(end, start?.offset)}\uE000${code.push(written) - 1}\uE001`
    end = stop?.offset ?? end
  })
  const changed = change(masked + text.slice(end))
  return changed.replaceAll(/\uE000(\d+)\uE001/g, (_all, index) => code[Number(index)] ?? "")
}
