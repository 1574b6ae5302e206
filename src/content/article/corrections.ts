import { SKIP, visit } from "unist-util-visit"
import type { Translate } from "../../i18n/translate"
import {
  attributeValue,
  component,
  type Element,
  isElement,
  isJsx,
  type JsxElement,
  type Nodes,
  type Root,
} from "./nodes"

/**
 * Writes `<Correction was="…" why="…">` as HTML's own elements: what was there struck out, what replaces it, and the
 * remark as a sidenote. No component of it reaches the browser (LOOK-FINDINGS, move 5).
 */
export function setCorrections(tree: Root, t: Translate): void {
  visit(tree, (node, index, parent) => {
    if (!isCorrection(node) || !parent || index === undefined) return undefined
    const words = (name: string) => attributeValue(node, name)
    const inserted = node.children.flatMap(child =>
      isElement(child, "p") ? child.children : [child],
    )
    const nodes: Element["children"] = [
      element("del", t("correction.removed"), [
        { type: "text", value: String(words("was") ?? "") },
      ]),
      { type: "text", value: " " },
      element("ins", t("correction.added"), inserted),
    ]
    const why = words("why")
    if (typeof why === "string" && why)
      nodes.push(component("Sidenote", "inline", {}, { children: [{ type: "text", value: why }] }))
    const isBlock = node.type === "mdxJsxFlowElement"
    const block: Element = { type: "element", tagName: "p", properties: {}, children: nodes }
    parent.children.splice(index, 1, ...(isBlock ? [block] : nodes))
    return [SKIP, index + (isBlock ? 1 : nodes.length)]
  })
}

const element = (tagName: "del" | "ins", said: string, children: Element["children"]): Element => ({
  type: "element",
  tagName,
  properties: { dataSaid: said },
  children,
})

const isCorrection = (node: Nodes): node is JsxElement => isJsx(node) && node.name === "Correction"
