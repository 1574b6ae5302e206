import { articleReader } from "@site/articles"
import type { Nodes } from "mdast"
import type { Draft } from "./draft"
import { messages } from "./messages"

/** Code, diagrams and formulas as the site can show them; undefined for any other node. */
export function rewriteCode(
  node: Nodes,
  written: string,
  title: string | undefined,
  draft: Draft,
): string | undefined {
  if (node.type !== "code" && node.type !== "inlineCode") return undefined
  const isBlock = node.type === "code"
  const classes = String(node.data?.hProperties?.className ?? "")
  if (isBlock ? node.lang === "math" : classes.includes("language-math")) {
    if (articleReader.canTypeset(node.value, isBlock)) return written
    draft.open(messages.leftFormula(written))
    return isBlock ? `\`\`\`\`tex\n${node.value}\n\`\`\`\`` : `\`\` ${node.value} \`\``
  }
  if (!isBlock) return written
  if (node.lang !== "mermaid") {
    const info = [node.lang, node.meta].filter(Boolean).join(" ")
    draft.understand(OPTIONS)
    return /^[`~]/.test(written) ? written.replace(info, translateInfo(info)) : written
  }
  // A diagram gets words for those who do not see it; one that the site cannot draw stays as code.
  const withoutEnds = (text: string) => text.replaceAll(/;[^\S\n]*$/gm, "")
  if (!articleReader.canDraw(withoutEnds(node.value))) {
    draft.open(messages.leftDiagram)
    return written.replace(/mermaid.*/, "text")
  }
  const alt = /\balt="([^"]*)"/.exec(node.meta ?? "")?.[1] || messages.diagram(title)
  draft.open(messages.noAlt("mermaid", alt))
  return withoutEnds(written).replace(/mermaid.*/, `mermaid alt="${alt.replaceAll('"', "'")}"`)
}

/** Words behind a fence that belong to another system. */
const FOREIGN =
  /^\{|^[\w+#-]+[:/,{]|\{\s*\.?\w+[ =]|\b(?:linenos|hl_lines|highlight|file|twoslash)\b|\[\S+\.\w+\]|^\S+\s+\w+:/
/** Names of options that this site has under other names. */
const OPTIONS = "linenos lineno table inline hl_lines highlight file filename title"
const LANGUAGE = /^\{?\.?([\w+#-]*)(?![\w=])/
const TITLE = /\b(?:title|file(?:name)?)[=:](?:"([^"]*)"|([^\s,{}"]+))|\[([^\s[\]]+\.\w+)\]/
const LINES = /(?:hl_lines=\[?|highlight[=:]|[{/])["']?(\d[\d,\s"'-]*)/

/**
 * The words behind a fence as this site reads them: `js:title=a.js`, `{.js hl_lines=[1]}`, `js/1,3`, `js [a.js]` and
 * Hugo's `{linenos=table,hl_lines=["2-3"]}`.
 */
function translateInfo(info: string): string {
  if (!FOREIGN.test(info)) return info
  const [, ...titles] = TITLE.exec(info) ?? []
  const title = titles.find(Boolean)
  const lines = LINES.exec(info)?.[1]?.replaceAll(/["'\s]|,+$/g, "")
  return [
    LANGUAGE.exec(info)?.[1] || "text",
    title && `title="${title}"`,
    lines && `{${lines}}`,
    /linenos(?!=false)/.test(info) && "showLineNumbers",
  ]
    .filter(Boolean)
    .join(" ")
}
