import { parseMetaHighlightString } from "@shikijs/transformers"
import type { Element } from "hast"

/** The classes of lines that a fence marks by name; `{2,4-6}` alone is `marked`. */
const LINE_MARKS = { ins: "inserted", del: "deleted", focus: "focused" } as const

/** Options of a fence, after the language. */
export const FENCE_NAMES: readonly string[] = [
  "title",
  "filename",
  "showLineNumbers",
  "startLine",
  ...Object.keys(LINE_MARKS),
  "collapse",
  "wrap",
  "{2,4-6}",
  "/…/",
]

/** Language and options of a block of code. */
export interface Fence {
  lang: string
  /** `title="src/a.ts"`, or `filename`. */
  title?: string
  /** Long lines go on below instead of scrolling. */
  wrap: boolean
  /** True: in the frame, on every screen. False: nowhere. */
  showLineNumbers?: boolean
  startLine: number
  /** Lines by number, from 1, and the class that they get. */
  marks: { className: string; lines: number[] }[]
  /** Words to mark in every line: `/word/`. */
  words: string[]
  /** Ranges of lines that are folded: `collapse={5-12}`. */
  folds: number[][]
  unknown: string[]
}

/** `name`, `name=value` or `name{1}`; `{1,3-5}`; `/word/`; anything else. */
const WORD =
  /([A-Za-z]\w*)(?:=?(\{[^}]*\})|=(?:"([^"]*)"|'([^']*)'|([^\s"'{]+)))?(?=\s|$)|(\{[\d,\s-]+\})|\/((?:\\.|[^/\\])+)\/|\S+/g

/** Reads the fence of a block of code, whose names are those that Expressive Code, Shiki and Rehype Pretty Code use. */
export function readFence(code: Element): Fence {
  const classes = [code.properties.className ?? []].flat().map(String)
  const name = classes.find(one => one.startsWith("language-"))?.slice("language-".length) ?? ""
  // Gatsby and VuePress write `js{1,3}`.
  const [, lang = "", glued = ""] = /^([^{]*)(.*)$/.exec(name) ?? []
  return readMeta(lang, `${glued} ${code.properties.dataMeta ?? ""}`)
}

function readMeta(lang: string, meta: string): Fence {
  const fence: Fence = {
    lang,
    wrap: false,
    startLine: 1,
    marks: [],
    words: [],
    folds: [],
    unknown: [],
  }
  for (const [all, name, braces, double, single, bare, lines, word] of meta.matchAll(WORD)) {
    if (lines) fence.marks.push({ className: "marked", lines: numbersIn(lines) })
    else if (word) fence.words.push(word.replace(/\\(.)/g, "$1"))
    else if (!name || !take(fence, name, double ?? single ?? bare ?? braces))
      fence.unknown.push(all)
  }
  return fence
}

/** Puts one of the names into the fence. Returns whether it is understood. */
function take(fence: Fence, name: string, value: string | undefined): boolean {
  const number = Number(value?.replace(/^\{(.*)\}$/, "$1"))
  const isSwitch = value === undefined || /^\{?(?:true|false)\}?$/.test(value)
  const isOn = !value?.includes("false")
  const numbers = value?.startsWith("{") ? numbersIn(value) : []
  switch (name) {
    case "title":
    case "filename":
      if (value) fence.title = value
      return value !== undefined
    case "showLineNumbers":
      fence.showLineNumbers = isOn
      if (number > 0) fence.startLine = number
      return isSwitch || number > 0
    case "startLine":
      if (number > 0) fence.startLine = number
      return number > 0
    case "wrap":
      fence.wrap = isOn
      return isSwitch
    case "collapse":
      fence.folds.push(...rangesOf(numbers))
      return numbers.length > 0
    case "ins":
    case "del":
    case "focus":
      fence.marks.push({ className: LINE_MARKS[name], lines: numbers })
      return numbers.length > 0
    default:
      return false
  }
}

/** No line has a number of six digits, and a list up to it would fill the memory. */
const numbersIn = (braces: string): number[] =>
  /\d{6}/.test(braces)
    ? []
    : (parseMetaHighlightString(braces.replaceAll(/\s/g, "")) ?? []).filter(number => number > 0)

/** Numbers that follow each other are one range. */
function rangesOf(numbers: readonly number[]): number[][] {
  const ranges: number[][] = []
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last?.at(-1) === number - 1) last.push(number)
    else ranges.push([number])
  }
  return ranges
}
