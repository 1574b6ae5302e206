import type { Element, ElementContent, Nodes } from "hast"
import type { Nodes as Markdown } from "mdast"
import rehypeParse from "rehype-parse"
import rehypeRemark, { type Options } from "rehype-remark"
import remarkGfm from "remark-gfm"
import remarkStringify from "remark-stringify"
import { unified } from "unified"
import { visit } from "unist-util-visit"

type Handler = NonNullable<Options["handlers"]>[string]

/** A picture with its caption, which is a title in Markdown; a card of a page is a link; the rest is its content. */
const figure: Handler = (state, node: Element) => {
  const [image, ...others] = all(node, "img")
  const [card] = all(node, "a").filter(one => hasClass(one, "kg-bookmark-container"))
  const caption = all(node, "figcaption").map(wordsOf).join(" ").trim()
  if (card) {
    const title = all(card, "div").find(one => hasClass(one, "kg-bookmark-title")) ?? card
    const url = String(card.properties.href ?? "")
    return paragraph({
      type: "link",
      url,
      children: [{ type: "text", value: wordsOf(title).trim() }],
    })
  }
  if (!image || others.length > 0) return state.toFlow(state.all(node))
  const { src, alt } = image.properties
  const title = caption || undefined
  return paragraph({
    type: "image",
    url: String(src ?? ""),
    alt: String(alt ?? "") || caption,
    title,
  })
}

/** A remark of Ghost. */
const div: Handler = (state, node: Element) => {
  const children = state.toFlow(state.all(node))
  if (!hasClass(node, "kg-callout-card")) return children
  const text = all(node, "div").find(one => hasClass(one, "kg-callout-text")) ?? node
  const mark = paragraph({ type: "html", value: "[!NOTE]" })
  return { type: "blockquote", children: [mark, ...state.toFlow(state.all(text))] }
}

const paragraph = (child: Extract<Markdown, { type: "link" | "image" | "html" }>) => ({
  type: "paragraph" as const,
  children: [child],
})

function all(tree: Element, name: string): Element[] {
  const found: Element[] = []
  visit(tree, { type: "element", tagName: name }, node => void found.push(node))
  return found
}

const hasClass = ({ properties }: Element, name: string) =>
  Array.isArray(properties.className) && properties.className.includes(name)

const wordsOf = (node: Nodes | ElementContent): string =>
  node.type === "text" ? node.value : "children" in node ? node.children.map(wordsOf).join("") : ""

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark, { handlers: { figure, div }, nodeHandlers: { comment: () => undefined } })
  .use(remarkGfm)
  .use(remarkStringify, { bullet: "-", rule: "-", resourceLink: true })
  .freeze()

/** An address alone in its element, which the other system showed as a card or a video. */
const ALONE = /(<(?!a\b|code\b)[^>]*>)\s*(https?:\/\/[^\s<]+)\s*(?=<)/g

/** HTML as Markdown, with GitHub's extensions. */
export const htmlToMarkdown = (html: string): string =>
  String(processor.processSync(html.replaceAll(ALONE, '$1<a href="$2">$2</a>'))).replaceAll(
    /^> \[!NOTE\]\n>\n/gm,
    "> [!NOTE]\n",
  )

/** The words of a text with tags and entities, such as a title. */
export const plainText = (html: string): string =>
  wordsOf(processor.parse(html)).replaceAll(/\s+/g, " ").trim()
