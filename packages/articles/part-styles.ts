import type { Root } from "hast"
import { isElement } from "./nodes"
import { visit } from "./visit"

/** Names of the style sheets that few articles need (`styles/parts`), by a class or the tag of what needs them. */
const PART_STYLES: Readonly<Record<string, string>> = {
  ...{ "code-terminal": "code", "code-numbers": "code" },
  ...{ diagram: "diagram", "embed-frame": "embed", "media-frame": "media" },
  ...{ callout: "notes", del: "notes", footnotes: "notes", ins: "notes", sidenote: "notes" },
  ...{ dl: "notes", "contains-task-list": "notes" },
  ...{ "table-frame": "table", math: "math" },
}

/** Style sheets that a compiled article needs. */
export function partStyles(article: Root): string[] {
  const parts = new Set<string>()
  visit(article, node => {
    if (!isElement(node)) return
    const { className } = node.properties
    for (const name of [node.tagName, className].flat().map(String))
      if (Object.hasOwn(PART_STYLES, name)) parts.add(`${PART_STYLES[name]}`)
  })
  return [...parts].sort()
}
