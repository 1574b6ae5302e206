import { articleReader } from "@site/articles"
import type { Nodes } from "mdast"
import type {} from "mdast-util-mdx"
import type { Notes } from "./foreign-post"
import { messages } from "./messages"
import { translateCall } from "./translate-tags"
import { spanOf, writeTree } from "./write-tree"

type JsxElement = Extract<Nodes, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>

const STATEMENT =
  /^import\s+(?:\{?\s*(\w+)\s*\}?|[^;"']*?)(?:\s*from\s*)?["']([^"']*)["'];?[^\S\n]*\n?/gm

/** A picture in an attribute: by the name of its import, or by its address in a call. */
const PICTURE =
  /^(?:([\w$]+)(?:\.src)?|(?:require|import|useBaseUrl)\(\s*["']([^"']+)["']\s*\)(?:\.default)?)$/

/** A text in braces. */
const LITERAL = /^\s*(["'`])([^"'`$]*)\1\s*$/

/**
 * MDX as Markdown: nothing of what an article imports from its old site is here. A component with words in it becomes
 * these words, any other, and code, a remark that shows its source. Undefined for MDX that cannot be read.
 */
export function readMdx(written: string, notes: Notes): string | undefined {
  // Docusaurus reads both as HTML does.
  const text = written
    .replaceAll(/<!--([\s\S]*?)-->/g, (_all, words: string) => `{/*${words}*/}`)
    .replaceAll(/<(br|hr|img|input)\b((?:[^<>{}]|\{[^{}]*\})*?)\/?>/g, "<$1$2/>")
  const tree = articleReader.parseMdx(text)
  if (!tree) return undefined
  const imported = new Map<string, string>()

  const change = (node: Nodes, inner: () => string): string | undefined => {
    const { start, end } = spanOf(node)
    const source = text.slice(start, end)
    if (node.type === "mdxjsEsm") {
      for (const [, name = "", file = ""] of source.matchAll(STATEMENT)) imported.set(name, file)
      const rest = source.replaceAll(STATEMENT, "").trim()
      return rest && left(rest)
    }
    if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
      const [, comment] = /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(node.value) ?? []
      if (comment !== undefined) return `<!--${comment}-->`
      return LITERAL.exec(node.value)?.[2] ?? lost(node, source)
    }
    return isJsx(node) ? element(node, source, inner) : undefined
  }

  function element(node: JsxElement, source: string, inner: () => string): string {
    const { name } = node
    const isBlock = node.type === "mdxJsxFlowElement"
    const words = isBlock ? node.children.map(child => block(child)).join("\n\n") : inner()
    if (!name) return words
    const { named, picture, hasCode } = readAttributes(node)
    if (picture && /^(?:img|Img|Image|Picture|Figure)$/.test(name))
      return `![${named.alt ?? ""}](<${picture}>)`
    if (/^[a-z]/.test(name)) {
      if (hasCode) notes.changed.push(messages.noEvents(source.split("\n")[0] ?? ""))
      const written = Object.entries(named).map(([key, value]) => ` ${key}="${value}"`)
      const tag = `<${name}${written.join("")}>`
      if (/^(?:br|hr|img|input)$/.test(name)) return tag
      return source.includes("\n") ? `${tag}\n\n${words}\n\n</${name}>` : `${tag}${words}</${name}>`
    }
    const translated = translateCall(name, named, words)?.trim()
    if (translated || !words) return translated || lost(node, source)
    notes.open.push(messages.unwrapped(`<${name}>`))
    const title = named.label || named.title
    return isBlock && title ? `**${title}**\n\n${words}` : words
  }

  /** A block in a component, without the indentation that it has there. */
  function block(node: Nodes): string {
    const indent = new RegExp(`^[^\\S\\n]{0,${(node.position?.start.column ?? 1) - 1}}`, "gm")
    const block = writeTree(text, node, change)
    return isJsx(node) ? block : block.replaceAll(indent, "")
  }

  /** The attributes that are texts, the picture that one names, and whether others are code. */
  function readAttributes({ attributes }: JsxElement) {
    const named: Record<string, string> = {}
    let picture: string | undefined
    let hasCode = false
    for (const one of attributes) {
      const { name, value } = one.type === "mdxJsxAttribute" ? one : { name: "", value: one }
      const code = typeof value === "object" ? value?.value : undefined
      const text = code === undefined ? String(value ?? "") : LITERAL.exec(code)?.[2]
      const [, variable = "", called] = PICTURE.exec(code ?? "") ?? []
      if (text === undefined) hasCode = true
      else named[name === "className" ? "class" : name] = text.replaceAll('"', "&quot;")
      if (name === "src") picture = text ?? imported.get(variable) ?? called
    }
    return { named, picture, hasCode }
  }

  function lost(node: Nodes, source: string): string {
    if (/Flow/.test(node.type)) return left(source)
    notes.open.push(messages.leftComponent(source))
    return `\`\` ${source.replaceAll(/\s+/g, " ")} \`\``
  }

  function left(source: string): string {
    notes.open.push(messages.leftComponent(source.trim().split("\n")[0] ?? ""))
    const lines = ["[!NOTE]", messages.wasHere, "", "````jsx", ...source.trim().split("\n"), "````"]
    return lines.map(line => `> ${line}`.trimEnd()).join("\n")
  }

  return writeTree(text, tree, change)
}

const isJsx = (node: Nodes): node is JsxElement =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement"
