import { nameToEmoji } from "gemoji"
import type { Root } from "mdast"
import { visit } from "./visit"

const EMOJIS = new Map(Object.entries(nameToEmoji))

/** Names of emoji, not inside of a word, an address or a time. */
const NAMES = /(?<![\p{L}\p{N}/])(?<![\p{L}\p{N}]:)(?::[a-z\d_+-]+:)+(?![\p{L}\p{N}/])/gu

/** Writes emoji by their names, as on GitHub: `:tada:`. Takes the tree of Markdown, in which code and formulas are no text. */
export const setEmoji = (tree: Root): void =>
  visit(tree, node => {
    if (node.type !== "text") return
    node.value = node.value.replaceAll(NAMES, names =>
      names.replaceAll(/:([^:]+):/g, (typed, name) => EMOJIS.get(name) ?? typed),
    )
  })
