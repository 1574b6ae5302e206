import { articleReader } from "@site/articles"
import type { Nodes } from "mdast"
import type { Around } from "./around"
import { frameFor } from "./around"
import { messages } from "./messages"

/** Code, diagrams and formulas as the site can show them; undefined for any other node. */
export function rewriteCode(
  node: Nodes,
  written: string,
  title: string | undefined,
  { notes }: Around,
): string | undefined {
  if (node.type !== "code" && node.type !== "inlineCode") return undefined
  const isBlock = node.type === "code"
  const classes = String(node.data?.hProperties?.className ?? "")
  if (isBlock ? node.lang === "math" : classes.includes("language-math")) {
    if (articleReader.canTypeset(node.value, isBlock)) return written
    notes.open.push(messages.leftFormula(written))
    return isBlock ? `\`\`\`\`tex\n${node.value}\n\`\`\`\`` : `\`\` ${node.value} \`\``
  }
  if (!isBlock) return written
  if (node.lang !== "mermaid") {
    const info = [node.lang, node.meta].filter(Boolean).join(" ")
    return /^[`~]/.test(written) ? written.replace(info, translateInfo(info)) : written
  }
  // A diagram gets words for those who do not see it; one that the site cannot draw stays as code.
  const withoutEnds = (text: string) => text.replaceAll(/;[^\S\n]*$/gm, "")
  if (!articleReader.canDraw(withoutEnds(node.value))) {
    notes.open.push(messages.leftDiagram)
    return written.replace(/mermaid.*/, "text")
  }
  const alt = /\balt="([^"]*)"/.exec(node.meta ?? "")?.[1] || messages.diagram(title)
  notes.open.push(messages.noAlt("mermaid", alt))
  return withoutEnds(written).replace(/mermaid.*/, `mermaid alt="${alt.replaceAll('"', "'")}"`)
}

/** Words behind a fence that belong to another system. */
const FOREIGN =
  /^\{|^[\w+#-]+[:/,{]|\{\.?\w+[ =]|\b(?:linenos|hl_lines|highlight|file|withLineNumbers)\b|\[\S+\.\w+\]|^\S+\s+\w+:/

/**
 * The words behind a fence as this site reads them: `js:title=a.js`, `{.js hl_lines=[1]}`, `js/1,3`, `js [a.js]` and
 * Hugo's `{linenos=table,hl_lines=["2-3"]}`.
 */
function translateInfo(info: string): string {
  if (!FOREIGN.test(info)) return info
  const [, language = ""] = /^\{?\.?([\w+#-]*)(?![\w=])/.exec(info) ?? []
  const [, ...titles] =
    /\b(?:title|file(?:name)?)[=:](?:"([^"]*)"|'([^']*)'|([^\s,{}]+))|\[([^\s[\]]+\.\w+)\]/.exec(
      info,
    ) ?? []
  const title = titles.find(Boolean)
  const [, ...marked] =
    /hl_lines=\[?([^\]}]*)|highlight[=:]([\d,-]+)|\{([\d,\s-]+)\}|^[\w+#-]+\/([\d,/-]+)/.exec(
      info,
    ) ?? []
  const lines = marked
    .find(Boolean)
    ?.replaceAll(/["'\s]/g, "")
    .replaceAll("/", ",")
    .replace(/,+$/, "")
  const start = /linenostart=(\d+)/.exec(info)?.[1]
  const isNumbered = /linenos(?!=(?:false|start))|line-?numbers(?!=\{?false)/i.test(info)
  return [
    language || "text",
    title && `title="${title}"`,
    lines && `{${lines}}`,
    isNumbered && "showLineNumbers",
    start && `startLine=${start}`,
  ]
    .filter(Boolean)
    .join(" ")
}

/** A film or a file that plugins of Gatsby show for code alone in a paragraph: `youtube: dQw4w9WgXcQ`. */
export function codeEmbed(code: string): string | undefined {
  const [, name = "", id = ""] = /^(youtube|video|vimeo|gist):\s*(\S+)$/.exec(code) ?? []
  if (!name) return undefined
  const bases = { vimeo: "https://vimeo.com/", gist: "https://gist.github.com/" }
  const base = Object.entries(bases).find(([key]) => key === name)?.[1]
  const url = /^https?:/.test(id) ? id : (base ?? "https://www.youtube.com/watch?v=") + id
  return frameFor(url) ?? `<${url}>`
}
