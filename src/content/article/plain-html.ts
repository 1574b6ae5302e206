import type { Element, Text } from "hast"
import { toHtml } from "hast-util-to-html"
import type { Root } from "mdast"
import remarkRehype from "remark-rehype"
import { unified } from "unified"
import { visit } from "unist-util-visit"
import type { Translate } from "../../i18n/translate"
import { remarkRehypeOptions, setMarkdownExtras } from "./elements"
import { readFence } from "./fence"

const bridge = unified()
  .use(remarkRehype, { ...remarkRehypeOptions, allowDangerousHtml: true })
  .freeze()

/** HTML without styles, scripts and classes, for readers of feeds, which keep little of it. Takes a plain article. */
export function plainHtml(tree: Root, t: Translate): string {
  const html = bridge.runSync(tree)
  setMarkdownExtras(html, t)
  visit(html, "element", (node, index, parent) => {
    const { className, dataAlign, ...others } = node.properties
    // Readers know a code's language by its class.
    if (node.tagName !== "code") node.properties = others
    const title = node.tagName === "pre" && codeTitle(node)
    if (!title || !parent || index === undefined) return undefined
    const name: Text = { type: "text", value: title }
    const strong: Element = { type: "element", tagName: "strong", properties: {}, children: [name] }
    parent.children.splice(index, 0, { ...strong, tagName: "p", children: [strong] })
    return index + 2
  })
  return toHtml(html, { allowDangerousHtml: true })
}

/** The name of the file that the code is from. */
function codeTitle({ children: [code] }: Element): string | undefined {
  return code?.type === "element" ? readFence(code).title : undefined
}
