import { transformerNotationDiff, transformerNotationHighlight } from "@shikijs/transformers"
import type { Element, ElementContent } from "hast"
import {
  type BundledLanguage,
  bundledLanguages,
  codeToHast,
  createCssVariablesTheme,
  type DecorationItem,
  normalizeTheme,
  type ShikiTransformer,
} from "shiki"
import type { Fence } from "./fence"
import { element, isElement, textOf } from "./nodes"
import { commandLanguage, type TerminalLine } from "./terminal"

/** Classes that a line of code may carry besides `line`. */
const LINE_MARKS = ["marked", "inserted", "deleted"]

export const isBundled = (lang: string): lang is BundledLanguage =>
  Object.hasOwn(bundledLanguages, lang)

/** Normalized once, because shiki would do it again for each block. */
const theme = normalizeTheme(createCssVariablesTheme({ name: "css-variables", fontStyle: false }))
const notations = [
  transformerNotationHighlight({ classActiveLine: "marked" }),
  transformerNotationDiff({ classLineAdd: "inserted", classLineRemove: "deleted" }),
]

/**
 * Colours code, once at build time, with classes only (D1 and D6): one `span.line` per line, its
 * line break included. Takes the code, its fence, and the lines of a terminal. `[!code ++]`, `[!code --]`
 * and `[!code highlight]` comments mark their lines too and are removed.
 */
export async function highlight(
  code: string,
  fence: Fence,
  terminal?: TerminalLine[],
): Promise<Element[]> {
  const lang = terminal ? commandLanguage(fence.lang) : fence.lang
  // Output of a terminal is no code: a lone quotation mark in it would colour what follows.
  const commands = terminal?.map(({ isOutput, text }) => (isOutput ? "" : text)).join("\n")
  const tree = await coloured(commands ?? code, isBundled(lang) ? lang : "text", fence)
  const pre = tree.children[0]
  const body = pre && isElement(pre, "pre") ? pre.children[0] : undefined
  const lines = body && isElement(body, "code") ? body.children : []
  return lines
    .filter(node => isElement(node, "span"))
    .map((line, index) => compactLine(line, terminal?.[index]))
}

/** Trees of the last blocks: translations repeat those of their original, and each saved change those of its text. */
const kept = new Map<string, ReturnType<typeof codeToHast>>()
const MOST_KEPT = 500

/** Tree that shiki makes of code. It is kept, so nothing may change it. */
function coloured(code: string, lang: BundledLanguage | "text", fence: Fence) {
  const key = JSON.stringify([lang, code, fence.lines, fence.words])
  if (kept.size > MOST_KEPT) kept.clear()
  const tree =
    kept.get(key) ??
    codeToHast(code, {
      // Its own is half a second for a line: on a busy machine, the rest of the line would have no colours.
      tokenizeTimeLimit: 0,
      mergeSameStyleTokens: true,
      lang,
      theme,
      transformers: [marksOf(fence), ...notations],
      decorations: rangesOf(code, fence),
    })
  kept.set(key, tree)
  return tree
}

const marksOf = ({ lines }: Fence): ShikiTransformer => ({
  line(node, number) {
    if (lines.includes(number)) this.addClassToHast(node, "marked")
  },
})

/** Words that are marked: elements cannot cross, so of two that do only the first is. */
function rangesOf(code: string, { words }: Fence): DecorationItem[] {
  const signs = words.map(word => word.replaceAll(/[^\w\s]/g, String.raw`\$&`))
  if (signs.length === 0) return []
  const found = code.matchAll(new RegExp(signs.join("|"), "g"))
  return [...found].map(({ 0: word, index }) => ({
    ...{ start: index, end: index + word.length },
    ...{ tagName: "mark", alwaysWrap: true },
  }))
}

function compactLine(line: Element, typed: TerminalLine | undefined): Element {
  const classes = [line.properties.class ?? []].flat().join(" ").split(/\s+/)
  const marks = LINE_MARKS.filter(mark => classes.includes(mark))
  if (typed?.isOutput) return span(["line", ...marks, "output"], [`${typed.text}\n`])
  const children = line.children.flatMap(compact)
  // The space before a `[!code …]` comment stays when the comment is removed.
  const last = children.at(-1)
  if (marks.length > 0 && last?.type === "text") last.value = last.value.trimEnd()
  const prompt = typed?.prompt ? [span(["prompt"], [typed.prompt])] : []
  return span(["line", ...marks], [...prompt, ...children, "\n"])
}

/** Elements of what shiki made of a word. */
function compact(node: ElementContent): ElementContent[] {
  const isToken = isElement(node)
  if (isToken && node.tagName === "mark")
    return [element("mark", {}, node.children.flatMap(compact))]
  const value = textOf(node)
  const token = isToken && value.trim() && tokenOf(`${node.properties.style}`)
  const text = { type: "text" as const, value }
  return [token ? span([`tok-${token}`], [text]) : text]
}

const span = (className: string[], children: Parameters<typeof element>[2]): Element =>
  element("span", { className }, children)

/** The kind of word that it is for shiki's CSS-variables theme, which has a dozen; the style sheet colours them. */
const tokenOf = (style: string): string | undefined => /--shiki-token-([a-z-]+)/.exec(style)?.[1]
