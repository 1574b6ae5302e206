import type { Element } from "hast"
import type { Writer } from "./draft"
import { element, textOf, words } from "./nodes"

/** Drawn in a field of 20 by 20: a pencil line, a tick, a triangle. */
const SIGNS = {
  note: "M4 16l1-4 9-9 3 3-9 9zM12 5l3 3",
  tip: "M3 11l5 5L17 4",
  warning: "M10 2.5L18.5 17h-17zM10 8v4M10 14.2v.6",
} as const

/** Words of a callout that the narrow margin has room for. */
const MOST_WORDS = 25

/** Kind of a callout; a note without one. */
export const kindOf = (callout: Element): keyof typeof SIGNS => {
  const kind = words(callout, "kind")
  return kind === "tip" || kind === "warning" ? kind : "note"
}

/** Writes `<Callout>` as a framed remark. A sign, and words for those who do not see it, mark its kind, not only colour. */
export const callout: Writer = (node, { t, manner: { lang } }) => {
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
  const said = [title, ...node.children.map(child => textOf(child))].join(" ")
  const dataLong = (said.match(/\S*\p{L}\S*/gu) ?? []).length > MOST_WORDS ? "" : undefined
  return element("aside", { ...properties, dataKind: kind, dataLong }, [head, ...node.children])
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
