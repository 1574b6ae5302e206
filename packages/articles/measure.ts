import type { Root } from "hast"
import { visit } from "unist-util-visit"

/** Names of the style sheets that few articles need (`styles/parts`), by a class or the tag of what needs them. */
const PART_STYLES: Readonly<Record<string, string>> = {
  ...{
    "code-terminal": "code",
    "code-numbers": "code",
    "code-focus": "code",
    "code-folds": "code",
  },
  ...{ diagram: "diagram", "embed-frame": "embed", "media-frame": "media", sidenote: "notes" },
  ...{ "table-frame": "table", math: "math" },
}

/** Cost of a compiled article for its page: style sheets and style attributes. */
export function measure(article: Root) {
  const [parts, styles] = [new Set<string>(), new Set<string>()]
  visit(article, "element", ({ tagName, properties: { className, style } }) => {
    if (typeof style === "string") styles.add(style)
    for (const name of [tagName, className].flat().map(String))
      if (Object.hasOwn(PART_STYLES, name)) parts.add(`${PART_STYLES[name]}`)
  })
  return { parts: [...parts].sort(), styles: [...styles] }
}
