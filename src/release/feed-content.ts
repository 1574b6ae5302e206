import type { Element, Root, Text } from "hast"
import { toHtml } from "hast-util-to-html"
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import remarkRehype from "remark-rehype"
import { unified } from "unified"
import { visit } from "unist-util-visit"
import { setMarkdownExtras } from "../content/article/elements"
import { remarkRehypeOptions } from "../content/compile-article"

const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { ...remarkRehypeOptions, allowDangerousHtml: true })
  .freeze()

/**
 * A post's text for feeds: HTML without styles, scripts and classes, for readers that keep little of it. Takes the plain
 * form (`plain-posts`), and the address of the page, to which the notes lead.
 */
export function feedContent(text: string, page: string): string {
  const html: Root = reader.runSync(reader.parse(text))
  setMarkdownExtras(html)
  visit(html, "element", (node, index, parent) => {
    const { properties } = node
    for (const name of ["href", "src"] as const) {
      const address = properties[name]
      if (typeof address === "string" && URL.canParse(address, page))
        properties[name] = new URL(address, page).href
    }
    const { className, dataAlign, ...others } = properties
    // Readers know a code's language by its class.
    node.properties = node.tagName === "code" ? properties : others
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
  const meta = code?.type === "element" ? code.data?.meta : undefined
  return /\btitle=(["'])(.+?)\1/.exec(meta ?? "")?.[2]
}
