import type { Element } from "hast"
import { visiting } from "./es-modules"
import { highlightCode } from "./highlight-code"
import { component } from "./jsx-nodes"
import { isElement, type Parents, type Root, textOf } from "./nodes"

export interface UnknownLanguage {
  lang: string
  line: number
}

/**
 * Replaces fenced code by `CodeBlock` with one element per line, highlighted. The fence's line may
 * carry `title="src/a.ts"`, `{2,4-6}` and `wrap`. Returns the languages that shiki does not know.
 */
export async function setCodeBlocks(tree: Root): Promise<UnknownLanguage[]> {
  const { visit } = await visiting()
  const found: { pre: Element; code: Element; parent: Parents }[] = []
  visit(tree, "element", (pre, _index, parent) => {
    const code = pre.tagName === "pre" && pre.children.length === 1 ? pre.children[0] : undefined
    if (parent && code && isElement(code, "code")) found.push({ pre, code, parent })
  })
  const unknown: UnknownLanguage[] = []
  for (const { pre, code, parent } of found) {
    const { lang, meta } = fenceOf(code)
    const title = /\btitle=(?:"([^"]*)"|(\S+))/.exec(meta)
    const text = textOf(code).replace(/\n$/, "")
    const rest = title ? meta.replace(title[0], "") : meta
    const { lines, knownLanguage } = await highlightCode(text, lang, rest)
    if (!knownLanguage) unknown.push({ lang, line: pre.position?.start.line ?? 1 })
    parent.children[parent.children.indexOf(pre)] = component(
      "CodeBlock",
      "block",
      {
        lang: lang || "text",
        title: title?.[1] ?? title?.[2],
        lines: lines.length,
        wrap: /\bwrap\b/.test(rest),
      },
      { children: lines, position: pre.position },
    )
  }
  return unknown
}

function fenceOf(code: Element): { lang: string; meta: string } {
  const classes = [code.properties.className ?? []].flat().map(String)
  const lang = classes.find(name => name.startsWith("language-"))?.slice("language-".length) ?? ""
  const meta = code.data && "meta" in code.data ? String(code.data.meta ?? "") : ""
  return { lang, meta }
}
