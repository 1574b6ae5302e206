import type { Nodes } from "mdast"
import type { ForeignPost, Note, Notes } from "./foreign-post"
import { codeIn, HiddenCode, spanOf } from "./hidden-code"
import { lineOf } from "./line-finder"
import { messages } from "./messages"

/** A change that is being made. `known` has the words of its source that are listed or understood. */
interface Change {
  at: number
  source: string
  known: string
}

/** Where a text is changed: a pattern, or a function that finds what a pattern would, with its groups. */
export type Places = RegExp | ((text: string) => Iterable<string[] & { index: number }>)

export const placesIn = (text: string, places: Places) =>
  typeof places === "function" ? places(text) : text.matchAll(places)

/** Content of a node, as it is written by then. */
export type Inner = () => string
type Write = (node: Nodes) => string
type NodeChange = (node: Nodes, inner: Inner, write: Write) => string | undefined

/**
 * Text of a post on its way to this site. Every change of it is made here, so that one rule holds for all: what is not
 * understood stays and is listed, and so is each word that a change loses.
 */
export class Draft {
  /** Code and formulas are hidden after `hide`, a sign each. */
  text: string
  readonly #notes: Notes
  readonly #body: string
  readonly #line: number | undefined
  readonly #code = new HiddenCode()
  #change: Change | undefined
  #places = 0

  constructor({ body, line }: Pick<ForeignPost, "body" | "line">, notes: Notes) {
    this.text = body
    this.#notes = notes
    this.#body = body
    this.#line = line
  }

  /** Lists something that the import did, with the line of the change that is being made. */
  changed = (words: string): void => this.#list(this.#notes.changed, words)

  /** Lists something that is left to its author. */
  open = (words: string): void => this.#list(this.#notes.open, words)

  #list(notes: Note[], words: string): void {
    notes.push({ words: this.show(words), line: this.#change && this.#lineAt(this.#change) })
    this.understand(words)
  }

  #lineAt({ at, source }: Change): number | undefined {
    // Each costs a look at the whole text, and nobody mends a text with more of them by hand.
    if (this.#line === undefined || ++this.#places > 500) return undefined
    const before = this.show(this.text.slice(0, at))
    return this.#line + lineOf(this.#body, before, this.show(source)) - 1
  }

  /** Marks words of a source as understood, although its translation does not have them. */
  understand(...words: readonly (string | undefined)[]): void {
    if (this.#change) this.#change.known += ` ${words.join(" ")}`
  }

  /** Replaces what is found in the text. `change` returns undefined for a source that it does not understand. */
  replace(places: Places, change: (...found: string[]) => string | undefined): void {
    this.text = this.replaceIn(this.text, places, change)
  }

  /** The same in a part of a source. */
  replaceIn(
    text: string,
    places: Places,
    change: (...found: string[]) => string | undefined,
  ): string {
    const outer = this.#change
    const start = outer ? outer.at + Math.max(outer.source.indexOf(text), 0) : 0
    let written = ""
    let end = 0
    for (const found of placesIn(text, places)) {
      const [source = ""] = found
      const left = () => {
        this.open(messages.left(source.trim()))
        return source
      }
      const made = this.#make(start + found.index, source, () => change(...found) ?? left())
      written += text.slice(end, found.index) + made
      end = found.index + source.length
    }
    return written + text.slice(end)
  }

  /** Replaces the nodes of a tree of the text for which `change` returns words; the others stay as they are written. */
  write(tree: Nodes, change: NodeChange): void {
    const { text } = this
    // The parser lets an item of a list end in the next one, after HTML such as `<pre>`.
    const write = (node: Nodes, limit = text.length): string => {
      const { start, end } = spanOf(node, limit)
      const make = () => change(node, () => inner(node, end), write)
      return this.#make(start, text.slice(start, end), make) ?? whole(node, start, end)
    }
    /** The content without its marks: from the first child to the last. */
    const inner = (node: Nodes, end: number): string => {
      const [first] = childrenOf(node)
      return first ? between(spanOf(first).start, node, end) : ""
    }
    const between = (from: number, node: Nodes, limit: number): string => {
      let written = ""
      let done = from
      const children = childrenOf(node)
      for (const [index, child] of children.entries()) {
        const next = children[index + 1]
        const { start, end } = spanOf(child, next ? spanOf(next).start : limit)
        written += text.slice(done, start) + write(child, end)
        done = end
      }
      return written
    }
    const whole = (node: Nodes, start: number, end: number): string => {
      const last = childrenOf(node).at(-1)
      return last
        ? between(start, node, end) + text.slice(spanOf(last, end).end, end)
        : text.slice(start, end)
    }
    this.text = write(tree)
  }

  /** Replaces the whole text by its translation. `words` are those that it shows. */
  become(text: string, words: string): void {
    const lost = lostWords(words, text)
    if (lost.length > 0) this.changed(messages.lostInHtml(lost))
    this.text = text
  }

  /** Makes one change, and lists the words that are neither in its result nor known. */
  #make<Made extends string | undefined>(at: number, source: string, make: () => Made): Made {
    const outer = this.#change
    const change = { at, source, known: "" }
    this.#change = change
    const made = make()
    if (made !== undefined && made !== source) {
      const lost = lostWords(this.show(source), this.show(`${made} ${change.known}`))
      const isAll = lost.length === wordsOf(this.show(source)).length
      if (lost.length > 0)
        this.changed(isAll ? messages.removed(source) : messages.lost(lost, source))
    }
    this.#change = outer
    this.understand(change.known)
    return made
  }

  /** Hides code, so that later changes do not read it. Returns its sign. */
  hideCode = (code: string): string => this.#code.add(code)

  /** Hides what is found in the text; its code and formulas, unless other places are named. */
  hide(places: Places = codeIn): void {
    this.text = this.#code.hide(this.text, placesIn(this.text, places))
  }

  /** A text with its code. */
  show = (text: string): string => this.#code.show(text)
}

/** Words and numbers of a text, each once, without the names of entities. */
const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .replaceAll(/&\w+;/g, " ")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  ),
]

function lostWords(source: string, result: string): string[] {
  const kept = new Set(wordsOf(result))
  return wordsOf(source).filter(word => !kept.has(word))
}

const childrenOf = (node: Nodes): Nodes[] =>
  "children" in node ? node.children.filter(({ position }) => position) : []
