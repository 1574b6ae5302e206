import { parseMetaHighlightString } from "@shikijs/transformers"
import type { Element } from "hast"

/** Options of a fence, after the language. */
export const FENCE_NAMES: readonly string[] = ["title", "showLineNumbers", "{2,4-6}", "/…/"]

/** Language and options of a block of code. */
export interface Fence {
  lang: string
  /** `title="src/a.ts"` */
  title?: string
  /** True: in the frame, on every screen. False: nowhere. */
  showLineNumbers?: boolean
  /** Lines that are marked, from 1: `{2,4-6}`. */
  lines: number[]
  /** Words to mark in every line: `/word/`. */
  words: string[]
  unknown: string[]
}

/** `name`, `name=value` or `name={value}`; `{1,3-5}`; `/word/`; anything else. */
const WORD =
  /([A-Za-z]\w*)(?:=?(\{[^}]*\})|=(?:"([^"]*)"|'([^']*)'|([^\s"'{]+)))?(?=\s|$)|(\{[\d,\s-]+\})|\/((?:\\.|[^/\\])+)\/|\S+/g

/** Reads the fence of a block of code, whose names are those that Expressive Code, Shiki and Rehype Pretty Code use. */
export function readFence(code: Element): Fence {
  const classes = [code.properties.className ?? []].flat().map(String)
  const name = classes.find(one => one.startsWith("language-"))?.slice("language-".length) ?? ""
  // Gatsby and VuePress write `js{1,3}`.
  const [, lang = "", glued = ""] = /^([^{]*)(.*)$/.exec(name) ?? []
  const fence: Fence = { lang, lines: [], words: [], unknown: [] }
  const meta = `${glued} ${code.properties.dataMeta ?? ""}`
  for (const [all, name, braces, double, single, bare, lines, word] of meta.matchAll(WORD)) {
    const value = double ?? single ?? bare ?? braces
    if (lines) fence.lines.push(...numbersIn(lines))
    else if (word) fence.words.push(word.replace(/\\(.)/g, "$1"))
    else if (name === "title" && value) fence.title = value
    else if (name === "showLineNumbers" && /^(?:\{?(?:true|false)\}?)?$/.test(value ?? ""))
      fence.showLineNumbers = !value?.includes("false")
    else fence.unknown.push(all)
  }
  return fence
}

/** No line has a number of six digits, and a list up to it would fill the memory. */
const numbersIn = (braces: string): number[] =>
  /\d{6}/.test(braces)
    ? []
    : (parseMetaHighlightString(braces.replaceAll(/\s/g, "")) ?? []).filter(number => number > 0)
