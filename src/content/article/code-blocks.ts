import {
  transformerMetaHighlight,
  transformerNotationDiff,
  transformerNotationHighlight,
} from "@shikijs/transformers"
import type { Element, ElementContent, Text } from "hast"
import { type BundledLanguage, bundledLanguages, codeToHast, createCssVariablesTheme } from "shiki"
import { visit } from "unist-util-visit"
import { messages } from "../../messages/messages"
import { type ArticleProblem, partName, problemAt, shortJson } from "../content-problem"
import { component, isElement, type Parents, placeOf, type Root, textOf } from "./nodes"

/** Classes that a line of code may carry besides `line`. */
const LINE_MARKS = ["marked", "inserted", "deleted"]

/**
 * Replaces fenced code by `CodeBlock` with one element per line, highlighted. The fence's line may
 * carry `title="src/a.ts"`, `{2,4-6}` and `wrap`. Returns a warning for each language that shiki does not know.
 */
export async function setCodeBlocks(tree: Root): Promise<ArticleProblem[]> {
  const found: { pre: Element; code: Element; parent: Parents }[] = []
  visit(tree, "element", (pre, _index, parent) => {
    const code = pre.tagName === "pre" && pre.children.length === 1 ? pre.children[0] : undefined
    if (parent && code && isElement(code, "code")) found.push({ pre, code, parent })
  })
  const problems: ArticleProblem[] = []
  for (const { pre, code, parent } of found) {
    const { lang, meta } = fenceOf(code)
    const title = /\btitle=(?:"([^"]*)"|(\S+))/.exec(meta)
    const rest = title ? meta.replace(title[0], "") : meta
    if (!isBundled(lang) && !PLAIN.has(lang)) {
      const { language: expected, noColours: hint } = messages().article
      const fault = { severity: "warning", expected, received: shortJson(lang), hint } as const
      problems.push(problemAt(placeOf(pre), partName("code"), fault))
    }
    const lines = await highlight(textOf(code).replace(/\n$/, ""), lang, rest)
    parent.children[parent.children.indexOf(pre)] = component(
      "CodeBlock",
      "block",
      {
        lang: lang || "text",
        title: title?.[1] ?? title?.[2],
        wrap: /\bwrap\b/.test(rest),
      },
      { children: lines, position: pre.position },
    )
  }
  return problems
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

/**
 * Colours code, once at build time, with classes only (D1 and D6): one `span.line` per line, its
 * line break included. Takes the code, the language's name and the rest of the fence's line (`{2,4-6}` marks
 * lines; `[!code ++]`, `[!code --]` and `[!code highlight]` comments mark theirs and are removed).
 */
async function highlight(code: string, lang: string, meta: string): Promise<Element[]> {
  const tree = await codeToHast(code, {
    // Its own is half a second for a line: on a busy machine, the rest of the line would have no colours.
    tokenizeTimeLimit: 0,
    mergeSameStyleTokens: true,
    lang: isBundled(lang) ? lang : "text",
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
  const marks = LINE_MARKS.filter(mark => classes.includes(mark))
  const children = line.children.map((node): Element | Text => {
    const text: Text = { type: "text", value: textOf(node) }
    const token = text.value.trim() && tokenOf(node)
    return token ? span([`tok-${token}`], [text]) : text
  })
  // The space before a `[!code …]` comment stays when the comment is removed.
  const last = children.at(-1)
  if (marks.length > 0 && last?.type === "text") last.value = last.value.trimEnd()
  return span(["line", ...marks], [...children, { type: "text", value: "\n" }])
}

const span = (className: string[], children: ElementContent[]): Element => ({
  type: "element",
  tagName: "span",
  properties: { className },
  children,
})

/** The kind of word that it is for shiki's CSS-variables theme, which has a dozen; the style sheet colours them. */
function tokenOf(node: ElementContent): string | undefined {
  if (!isElement(node, "span")) return undefined
  return /--shiki-token-([a-z-]+)/.exec(String(node.properties.style ?? ""))?.[1]
}
