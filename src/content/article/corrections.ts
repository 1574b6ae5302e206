import type { Root } from "hast"
import { SKIP, visit } from "unist-util-visit"
import type { Translate } from "../../i18n/translate"
import { attributeText, component, element, isElement, isJsx } from "./nodes"

/**
 * Writes `<Correction was="…" why="…">` as HTML's own elements: what was there struck out, what replaces it, and the
 * remark as a sidenote. No component of it reaches the browser (LOOK-FINDINGS, move 5).
 */
export function setCorrections(tree: Root, t: Translate): void {
  visit(tree, (node, index, parent) => {
    if (!isJsx(node) || node.name !== "Correction" || !parent || index === undefined)
      return undefined
    const inserted = node.children.flatMap(child =>
      isElement(child, "p") ? child.children : [child],
    )
    const why = attributeText(node, "why")
    const sentence = element("p", {}, [
      element("del", { dataSaid: t("correction.removed") }, [attributeText(node, "was")]),
      " ",
      element("ins", { dataSaid: t("correction.added") }, inserted),
      ...(why ? [component("Sidenote", "inline", {}, element("p", {}, [why]))] : []),
    ])
    const nodes = node.type === "mdxJsxFlowElement" ? [sentence] : sentence.children
    parent.children.splice(index, 1, ...nodes)
    return [SKIP, index + nodes.length]
  })
}
