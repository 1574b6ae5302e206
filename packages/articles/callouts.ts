import type { Element, Root } from "hast"
import { visit } from "unist-util-visit"
import { element, isElement, words } from "./nodes"
import type { Translate } from "./words"

/** Drawn in a field of 20 by 20: a pencil line, a tick, a triangle. */
const SIGNS = {
  note: "M4 16l1-4 9-9 3 3-9 9zM12 5l3 3",
  tip: "M3 11l5 5L17 4",
  warning: "M10 2.5L18.5 17h-17zM10 8v4M10 14.2v.6",
} as const

/** Kind of a callout; a note without one. */
export const kindOf = (callout: Element): keyof typeof SIGNS => {
  const kind = words(callout, "kind")
  return kind === "tip" || kind === "warning" ? kind : "note"
}

/**
 * Writes `<Callout>` as a framed remark. A sign, and words for those who do not see it, mark its kind, not only colour.
 * @param lang of the words, where the text has another language
 */
export function setCallouts(tree: Root, t: Translate, lang: string | undefined): void {
  visit(tree, "element", (node, index, parent) => {
    if (!isElement(node, "Callout") || !parent || index === undefined) return
    const kind = kindOf(node)
    const name = t(`callout.${kind}`)
    const title = words(node, "title")
    const hidden = element("span", { className: ["visually-hidden"], lang }, [`${name}. `])
    const head = element("p", { className: ["callout-title"], lang: title ? undefined : lang }, [
      signOf(kind),
      ...(title ? [hidden] : []),
      title || name,
    ])
    const properties = { className: ["box", "callout"], role: "note", ariaLabel: title || name }
    parent.children[index] = {
      ...element("aside", { ...properties, dataKind: kind }, [head, ...node.children]),
      position: node.position,
    }
  })
}

const signOf = (kind: keyof typeof SIGNS): Element =>
  element(
    "svg",
    {
      viewBox: "0 0 20 20",
      width: "1rem",
      fill: "none",
      stroke: "currentColor",
      ariaHidden: "true",
    },
    [element("path", { strokeWidth: "2", strokeLineJoin: "round", d: SIGNS[kind] })],
  )
