import type { Element } from "hast"
import { toHtml } from "hast-util-to-html"
import type { Root } from "mdast"
import remarkRehype from "remark-rehype"
import { unified } from "unified"
import { visit } from "unist-util-visit"
import type { Translate } from "../../i18n/translate"
import { remarkRehypeOptions, setMarkdownExtras } from "./elements"
import { readFence } from "./fence"
import { element } from "./nodes"

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
    parent.children.splice(index, 0, element("p", {}, [element("strong", {}, [title])]))
    return index + 2
  })
  return toHtml(html, { allowDangerousHtml: true })
}

function codeTitle({ children: [code] }: Element): string | undefined {
  return code?.type === "element" ? readFence(code).title : undefined
}
