import type { Root } from "hast"
import { SKIP, visit } from "unist-util-visit"
import { element, isElement, isInSentence, part, words } from "./nodes"
import type { Translate } from "./words"

/**
 * Writes `<Correction was="…" why="…">` as HTML: what was there struck out, what replaces it, and the remark as a
 * sidenote (LOOK-FINDINGS, move 5).
 */
export function setCorrections(tree: Root, t: Translate): void {
  visit(tree, "element", (node, index, parent) => {
    if (!isElement(node, "Correction") || !parent || index === undefined) return undefined
    const inserted = node.children.flatMap(child =>
      isElement(child, "p") ? child.children : [child],
    )
    const why = words(node, "why")
    const sentence = element("p", {}, [
      element("del", { dataSaid: t("correction.removed") }, [words(node, "was")]),
      " ",
      element("ins", { dataSaid: t("correction.added") }, inserted),
      ...(why ? [part("Sidenote", {}, element("p", {}, [why]))] : []),
    ])
    const nodes = isInSentence(parent) ? sentence.children : [sentence]
    parent.children.splice(index, 1, ...nodes)
    return [SKIP, index + nodes.length]
  })
}
