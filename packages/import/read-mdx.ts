import { articleReader } from "@site/articles"
import type { Nodes } from "mdast"
import type {} from "mdast-util-mdx"
import type { Draft } from "./draft"
import { messages } from "./messages"
import { translatePart } from "./tag-table"

type JsxElement = Extract<Nodes, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>

const STATEMENT =
  /^import\s+(?:\{?\s*(\w+)\s*\}?|[^;"']*?)(?:\s*from\s*)?["']([^"']*)["'];?[^\S\n]*\n?/gm

/** A picture in an attribute: by the name of its import, or by its address in a call. */
const PICTURE =
  /^(?:([\w$]+)(?:\.src)?|(?:require|import|useBaseUrl)\(\s*["']([^"']+)["']\s*\)(?:\.default)?)$/

/** A text in braces. */
const LITERAL = /^\s*(["'`])([^"'`$]*)\1\s*$/

/**
 * Turns MDX into Markdown: nothing of what an article imports from its old site is here. A component becomes the words in
 * it; without words it is removed, as a block of code is, and listed whole. Returns false for MDX that cannot be read.
 */
export function readMdx(draft: Draft): boolean {
  // Docusaurus reads both as HTML does.
  const text = draft.text
    .replaceAll(/<!--([\s\S]*?)-->/g, (_all, words: string) => `{/*${words}*/}`)
    .replaceAll(/<(br|hr|img|input)\b((?:[^<>{}]|\{[^{}]*\})*?)\/?>/g, "<$1$2/>")
  const tree = articleReader.parseMdx(text)
  if (!tree) return false
  draft.text = text
  const imported = new Map<string, string>()
  const remove = (source: string) => {
    if (source.trim()) draft.open(messages.removedPart(source))
    return ""
  }

  draft.write(tree, (node, inner, write) => {
    const source = text.slice(node.position?.start.offset, node.position?.end.offset)
    if (node.type === "mdxjsEsm") {
      for (const [all, name = "", file = ""] of source.matchAll(STATEMENT)) {
        imported.set(name, file)
        draft.understand(all)
      }
      return remove(source.replaceAll(STATEMENT, ""))
    }
    if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
      const [, comment] = /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(node.value) ?? []
      if (comment !== undefined) return `<!--${comment}-->`
      const literal = LITERAL.exec(node.value)?.[2]
      if (literal !== undefined) return literal
      // In a sentence, its place shows.
      if (node.type === "mdxFlowExpression" || source.includes("<")) return remove(source)
      draft.open(messages.left(source))
      return source
    }
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return undefined
    const isBlock = node.type === "mdxJsxFlowElement"
    const blocks = () => node.children.map(one => unindented(one, write(one))).join("\n\n")
    return element(node, source, isBlock ? blocks() : inner())
  })

  function element(node: JsxElement, source: string, words: string): string {
    const { name } = node
    if (!name) return words
    const { named, picture } = readAttributes(node)
    if (picture && /^(?:img|Img|Image|Picture|Figure)$/.test(name))
      return `![${named.alt ?? ""}](<${picture}>)`
    if (/^[a-z]/.test(name)) {
      const written = Object.entries(named).map(([key, value]) => ` ${key}="${value}"`)
      const tag = `<${name}${written.join("")}>`
      if (/^(?:br|hr|img|input)$/.test(name)) return tag
      return source.includes("\n") ? `${tag}\n\n${words}\n\n</${name}>` : `${tag}${words}</${name}>`
    }
    return translatePart(draft, name, named, words, source)
  }

  /** The attributes that are texts, and the picture that one names. */
  function readAttributes({ attributes }: JsxElement) {
    const named: Record<string, string> = {}
    let picture: string | undefined
    for (const one of attributes) {
      const { name, value } = one.type === "mdxJsxAttribute" ? one : { name: "", value: one }
      const code = typeof value === "object" ? value?.value : undefined
      const text = code === undefined ? String(value ?? "") : LITERAL.exec(code)?.[2]
      const [, variable = "", called] = PICTURE.exec(code ?? "") ?? []
      if (text !== undefined)
        named[name === "className" ? "class" : name] = text.replaceAll('"', "&quot;")
      if (name === "className") draft.understand(name)
      if (name === "src") picture = text ?? imported.get(variable) ?? called
    }
    return { named, picture }
  }
  return true
}

/** A block in a component, without the indentation that it has there. */
function unindented({ type, position }: Nodes, written: string): string {
  if (/^mdxJsx/.test(type)) return written
  const columns = (position?.start.column ?? 1) - 1
  return written.replaceAll(new RegExp(`^[^\\S\\n]{0,${columns}}`, "gm"), "")
}
