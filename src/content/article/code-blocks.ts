import {
  transformerMetaHighlight,
  transformerNotationDiff,
  transformerNotationHighlight,
} from "@shikijs/transformers"
import type { Element, ElementContent } from "hast"
import {
  type BundledLanguage,
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
} from "shiki"
import { visit } from "unist-util-visit"
import {
  CODE_LINE_MARKS,
  CODE_TOKENS,
  type CodeToken,
  codeTokenClass,
} from "../../content-model/code-tokens"
import { component, isElement, type Parents, type Root, textOf } from "./nodes"

export interface UnknownLanguage {
  lang: string
  line: number
}

/**
 * Replaces fenced code by `CodeBlock` with one element per line, highlighted. The fence's line may
 * carry `title="src/a.ts"`, `{2,4-6}` and `wrap`. Returns the languages that shiki does not know.
 */
export async function setCodeBlocks(tree: Root): Promise<UnknownLanguage[]> {
  const found: { pre: Element; code: Element; parent: Parents }[] = []
  visit(tree, "element", (pre, _index, parent) => {
    const code = pre.tagName === "pre" && pre.children.length === 1 ? pre.children[0] : undefined
    if (parent && code && isElement(code, "code")) found.push({ pre, code, parent })
  })
  const unknown: UnknownLanguage[] = []
  for (const { pre, code, parent } of found) {
    const { lang, meta } = fenceOf(code)
    const title = /\btitle=(?:"([^"]*)"|(\S+))/.exec(meta)
    const rest = title ? meta.replace(title[0], "") : meta
    if (!isBundled(lang) && !PLAIN.has(lang)) {
      unknown.push({ lang, line: pre.position?.start.line ?? 1 })
    }
    const lines = await highlight(textOf(code).replace(/\n$/, ""), lang, rest)
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

/** Languages that are left without colours on purpose. */
const PLAIN = new Set(["", "text", "txt", "plain", "plaintext"])

const isBundled = (lang: string): lang is BundledLanguage => Object.hasOwn(bundledLanguages, lang)

const theme = createCssVariablesTheme({ name: "css-variables", fontStyle: false })
const transformers = [
  transformerMetaHighlight({ className: "marked" }),
  transformerNotationHighlight({ classActiveLine: "marked" }),
  transformerNotationDiff({ classLineAdd: "inserted", classLineRemove: "deleted" }),
]
let highlighter: ReturnType<typeof createHighlighter> | undefined

/**
 * Colours code, once at build time, with classes only (D1 and D6): one `span.line` per line, its
 * line break included. Takes the code, the language's name and the rest of the fence's line (`{2,4-6}` marks
 * lines; `[!code ++]`, `[!code --]` and `[!code highlight]` comments mark theirs and are removed).
 */
async function highlight(code: string, lang: string, meta: string): Promise<Element[]> {
  highlighter ??= createHighlighter({ themes: [theme], langs: [] })
  const shiki = await highlighter
  const isKnown = isBundled(lang)
  if (isKnown && !shiki.getLoadedLanguages().includes(lang)) await shiki.loadLanguage(lang)
  const tree = shiki.codeToHast(code, {
    // Its own is half a second for a line: on a busy machine, the rest of the line would have no colours.
    tokenizeTimeLimit: 0,
    lang: isKnown ? lang : "text",
    theme,
    meta: { __raw: meta },
    transformers,
  })
  const pre = tree.children[0]
  const body = pre && isElement(pre, "pre") ? pre.children[0] : undefined
  const lines = body && isElement(body, "code") ? body.children : []
  return lines.filter(node => isElement(node, "span")).map(compactLine)
}

function compactLine(line: Element): Element {
  const classes = [line.properties.class ?? []].flat().join(" ").split(/\s+/)
  const marks = CODE_LINE_MARKS.filter(mark => classes.includes(mark))
  const children: ElementContent[] = []
  for (const token of line.children) {
    append(children, textOf(token), tokenOf(token))
  }
  // What is left in front of a `[!code …]` comment.
  if (marks.length > 0) trimEnd(children)
  append(children, "\n", undefined)
  return {
    type: "element",
    tagName: "span",
    properties: { className: ["line", ...marks] },
    children,
  }
}

/** Adds text to a line; joins it with the word before when both look the same. */
function append(children: ElementContent[], text: string, token: CodeToken | undefined): void {
  if (text === "") return
  const last = children.at(-1)
  if (!token || /^\s+$/.test(text)) {
    if (last?.type === "text") last.value += text
    else children.push({ type: "text", value: text })
    return
  }
  const className = codeTokenClass(token)
  const inner = last && isElement(last, "span") ? last.children[0] : undefined
  if (last && isElement(last, "span") && classOf(last) === className && inner?.type === "text") {
    inner.value += text
    return
  }
  children.push({
    type: "element",
    tagName: "span",
    properties: { className: [className] },
    children: [{ type: "text", value: text }],
  })
}

function trimEnd(children: ElementContent[]): void {
  const last = children.at(-1)
  if (last?.type === "text") last.value = last.value.trimEnd()
  if (last?.type === "text" && last.value === "") children.pop()
}

function classOf(node: Element): string {
  return [node.properties.className ?? []].flat().join(" ")
}

function tokenOf(node: ElementContent): CodeToken | undefined {
  if (!isElement(node, "span")) return undefined
  const name = /--shiki-token-([a-z-]+)/.exec(String(node.properties.style ?? ""))?.[1]
  return CODE_TOKENS.find(token => token === name)
}
