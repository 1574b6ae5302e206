import type { Element } from "hast"
import type { PhrasingContent } from "mdast"
import rehypeParse from "rehype-parse"
import rehypeRemark, { type Options } from "rehype-remark"
import remarkGfm from "remark-gfm"
import remarkStringify from "remark-stringify"
import { unified } from "unified"
import { visit } from "unist-util-visit"
import { textOf } from "../content/article/nodes"
import { frameFor } from "./translate-html"

type Handler = NonNullable<Options["handlers"]>[string]

/** A picture with its caption, which is a title in Markdown; a card of a page is a link; the rest is its content. */
const figure: Handler = (state, node: Element) => {
  const [card] = all(node, "a", "kg-bookmark-container")
  if (card) {
    const [title = card] = all(card, "div", "kg-bookmark-title")
    const children = [{ type: "text" as const, value: textOf(title).trim() }]
    return paragraph({ type: "link", url: String(card.properties.href ?? ""), children })
  }
  const [image, ...others] = all(node, "img")
  if (!image || others.length > 0) return state.toFlow(state.all(node))
  const { src = "", alt } = image.properties
  const caption = all(node, "figcaption")
    .map(one => textOf(one))
    .join(" ")
    .trim()
  const title = caption || undefined
  return paragraph({ type: "image", url: String(src), alt: String(alt || caption), title })
}

/** A remark of Ghost. */
const div: Handler = (state, node: Element) => {
  if (!hasClass(node, "kg-callout-card")) return state.toFlow(state.all(node))
  const [text = node] = all(node, "div", "kg-callout-text")
  const mark = paragraph({ type: "html", value: "[!NOTE]" })
  return { type: "blockquote", children: [mark, ...state.toFlow(state.all(text))] }
}

/** What the site shows by a click: `translateHtml` has left no other frame. */
const iframe: Handler = (_state, { properties: { src, title } }: Element) => ({
  type: "html",
  value: frameFor(`${src}`, `${title}`) ?? "",
})

const paragraph = (child: PhrasingContent) => ({ type: "paragraph" as const, children: [child] })

function all(tree: Element, name: string, className?: string): Element[] {
  const found: Element[] = []
  visit(tree, { type: "element", tagName: name }, node => {
    if (!className || hasClass(node, className)) found.push(node)
  })
  return found
}

const hasClass = ({ properties }: Element, name: string) =>
  Array.isArray(properties.className) && properties.className.includes(name)

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark, {
    handlers: { figure, div, iframe },
    nodeHandlers: { comment: () => undefined },
  })
  .use(remarkGfm)
  .use(remarkStringify, { bullet: "-", rule: "-", resourceLink: true })
  .freeze()

/** An address alone in its element, which the other system showed as a card or a video. */
const ALONE = /(<(?!a\b|code\b)[^>]*>)\s*(https?:\/\/[^\s<]+)\s*(?=<)/g

const cardOf = (_all: string, tag: string, url: string): string =>
  tag + (frameFor(url) ?? `<a href="${url}">${url}</a>`)

/** HTML as Markdown, with GitHub's extensions. */
export const htmlToMarkdown = (html: string): string =>
  String(processor.processSync(html.replaceAll(ALONE, cardOf))).replaceAll(
    /^> \[!NOTE\]\n>\n/gm,
    "> [!NOTE]\n",
  )

/** The words of a text with tags and entities, such as a title. */
export const plainText = (html: string): string =>
  textOf(processor.parse(html)).replaceAll(/\s+/g, " ").trim()
