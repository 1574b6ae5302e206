import type { Element, ElementContent } from "hast"
import type { BundledLanguage, BundledTheme, HighlighterGeneric, ShikiTransformer } from "shiki"
import {
  CODE_LINE_MARKS,
  CODE_TOKENS,
  type CodeToken,
  codeTokenClass,
} from "../../content-model/code-tokens"
import { isElement, textOf } from "./nodes"

export interface HighlightedCode {
  /** One `span.line` per line, its line break included. */
  lines: Element[]
  /** `false` when shiki has no grammar of that name and the code was left plain. */
  knownLanguage: boolean
}

const PLAIN = new Set(["", "text", "txt", "plain", "plaintext"])
const THEME = "css-variables"
const RECENT_LIMIT = 500

type Highlighter = {
  shiki: HighlighterGeneric<BundledLanguage, BundledTheme>
  isBundled: (lang: string) => lang is BundledLanguage
  transformers: ShikiTransformer[]
}
let highlighter: Promise<Highlighter> | undefined
const recent = new Map<string, HighlightedCode>()

/**
 * Colours code, once at build time, with classes only (D1 and D6).
 * Takes the code, the language's name and the rest of the fence's line (`{2,4-6}` marks lines;
 * `[!code ++]`, `[!code --]` and `[!code highlight]` comments mark theirs and are removed).
 * The result is shared: do not change its nodes.
 */
export async function highlightCode(
  code: string,
  lang: string,
  meta: string,
): Promise<HighlightedCode> {
  const key = JSON.stringify([lang, meta, code])
  const known = recent.get(key)
  if (known) return known
  const result = await highlight(code, lang, meta)
  if (recent.size >= RECENT_LIMIT) recent.clear()
  recent.set(key, result)
  return result
}

async function highlight(code: string, lang: string, meta: string): Promise<HighlightedCode> {
  highlighter ??= createHighlighter()
  const { shiki, isBundled, transformers } = await highlighter
  const isKnown = isBundled(lang)
  if (isKnown && !shiki.getLoadedLanguages().includes(lang)) await shiki.loadLanguage(lang)
  const tree = shiki.codeToHast(code, {
    // Its own is half a second for a line: on a busy machine, the rest of the line would have no colours.
    tokenizeTimeLimit: 0,
    lang: isKnown ? lang : "text",
    theme: THEME,
    meta: { __raw: meta },
    transformers,
  })
  const codeElement = tree.children[0]
  const body = codeElement && isElement(codeElement, "pre") ? codeElement.children[0] : undefined
  const lines =
    body && isElement(body, "code") ? body.children.filter(node => isElement(node, "span")) : []
  return { lines: lines.map(compactLine), knownLanguage: isKnown || PLAIN.has(lang) }
}

async function createHighlighter(): Promise<Highlighter> {
  const [shiki, notations] = await Promise.all([import("shiki"), import("@shikijs/transformers")])
  const theme = shiki.createCssVariablesTheme({ name: THEME, fontStyle: false })
  return {
    shiki: await shiki.createHighlighter({ themes: [theme], langs: [] }),
    isBundled: (lang): lang is BundledLanguage => Object.hasOwn(shiki.bundledLanguages, lang),
    transformers: [
      notations.transformerMetaHighlight({ className: "marked" }),
      notations.transformerNotationHighlight({ classActiveLine: "marked" }),
      notations.transformerNotationDiff({ classLineAdd: "inserted", classLineRemove: "deleted" }),
    ],
  }
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
