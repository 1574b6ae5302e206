import { childrenOf, foreignTag, isFrenchIn, type Node, readTexts } from "./typeset-tree"

/** A text that readers read, as it is written, and where it begins in the file. */
export interface Prose {
  text: string
  offset: number
}

/** The French texts of an article, as far as they are language: not code, and nothing with another `lang`. */
export function* proseOf(tree: Node, body: string): Generator<Prose> {
  yield* proseIn(tree, true)

  function* proseIn(node: Node, outer: boolean): Generator<Prose> {
    const french = isFrenchIn(node, outer)
    const { start, end } = node.position ?? {}
    const offset = start?.offset ?? 0
    const written = body.slice(offset, end?.offset)
    if (french && node.type === "text") yield { text: written, offset }
    for (const text of french ? readTexts(node) : []) {
      const at = written.indexOf(text)
      if (at >= 0) yield { text, offset: offset + at }
    }
    let foreign: string | undefined
    for (const child of childrenOf(node)) {
      foreign ??= foreignTag(child)
      if (!foreign) yield* proseIn(child, french)
      else if (child.type === "html" && child.value === `</${foreign}>`) foreign = undefined
    }
  }
}
