import type { Writer } from "./draft"
import { attr, element, isElement, isInLine, part } from "./nodes"

/**
 * Writes `<Correction was="…" why="…">` as HTML: what was there struck out, what replaces it, and the remark as a
 * sidenote.
 */
export const correction: Writer = (node, { t }, { parent }) => {
  const inserted = node.children.flatMap(child =>
    isElement(child, "p") ? child.children : [child],
  )
  const why = attr(node, "why")
  const sentence = element("p", {}, [
    element("del", { dataSaid: t("correction.removed") }, [attr(node, "was")]),
    " ",
    element("ins", { dataSaid: t("correction.added") }, inserted),
    ...(why ? [part("Sidenote", {}, element("p", {}, [why]))] : []),
  ])
  return isInLine(parent) ? sentence.children : sentence
}
