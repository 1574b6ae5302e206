import { nameToEmoji } from "gemoji"
import type { Delete, PhrasingContent, Root } from "mdast"
import { SKIP, visit } from "unist-util-visit"
import { shownText } from "./nodes"

/**
 * Writes what Markdown has no sign for: `H~2~O` and `x^2^`, as in Pandoc, and `:tada:`, as on GitHub. Takes the tree of
 * Markdown, in which code and formulas are no text.
 */
export function setShorthand(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (node.type === "delete" && isLowered(node)) {
      parent.children[index] = script("sub", node.children)
      return undefined
    }
    if (node.type !== "text") return undefined
    const written = piecesOf(node.value)
    parent.children.splice(index, 1, ...written)
    return [SKIP, index + written.length]
  })
}

/** For MDX's own route. */
export const remarkShorthand = () => (tree: Root) => setShorthand(tree)

/** One tilde and no space: GitHub strikes out what has spaces (`~deux mots~`), and what has two tildes. */
function isLowered({ children, position }: Delete): boolean {
  const [first] = children
  const sides = (first?.position?.start.offset ?? 0) - (position?.start.offset ?? 0)
  return sides === 1 && children.every(child => !/\s/.test(shownText(child)))
}

/** As a tag, which both parsers of MDX know, and the plain form. */
const script = (name: "sub" | "sup", children: PhrasingContent[]): PhrasingContent => ({
  type: "mdxJsxTextElement",
  name,
  attributes: [],
  children,
})

/** A raised word; names of emoji, not inside of a word, an address or a time. */
const SIGN =
  /\^(?<raised>[^\s^[\]]+)\^|(?<![\p{L}\p{N}/])(?<![\p{L}\p{N}]:)(?<names>(?::[a-z\d_+-]+:)+)(?![\p{L}\p{N}/])/gu

function piecesOf(value: string): PhrasingContent[] {
  const pieces: PhrasingContent[] = []
  let text = ""
  let end = 0
  for (const { 0: sign, index, groups = {} } of value.matchAll(SIGN)) {
    const { raised } = groups
    text += value.slice(end, index)
    end = index + sign.length
    if (raised) {
      if (text) pieces.push({ type: "text", value: text })
      text = ""
      pieces.push(script("sup", [{ type: "text", value: raised }]))
    } else text += sign.replaceAll(/:([^:]+):/g, (typed, name) => nameToEmoji[name] ?? typed)
  }
  const rest = text + value.slice(end)
  if (rest || pieces.length === 0) pieces.push({ type: "text", value: rest })
  return pieces
}
