import type { InlineCode } from "mdast"
import { defaultHandlers, type Options } from "mdast-util-to-markdown"

/** Writes formulas in sentences back as they were typed. */
export const formulaToMarkdown: Options = {
  handlers: {
    inlineCode(node: InlineCode, parent, state) {
      const classes = JSON.stringify(node.data?.hProperties?.className ?? "")
      if (!classes.includes("language-math")) return defaultHandlers.inlineCode(node, parent, state)
      const dollars = classes.includes("math-display") ? "$$" : "$"
      return dollars + node.value + dollars
    },
  },
}
