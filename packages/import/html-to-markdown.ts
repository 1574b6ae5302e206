import { visit } from "@site/articles"
import type { Element, Nodes } from "hast"
import { toHtml } from "hast-util-to-html"
import type { Link, PhrasingContent } from "mdast"
import rehypeParse from "rehype-parse"
import rehypeRemark, { type Options } from "rehype-remark"
import remarkGfm from "remark-gfm"
import remarkStringify from "remark-stringify"
import { unified } from "unified"

type Handler = NonNullable<Options["handlers"]>[string]

/** A picture with its caption, which is a title in Markdown; a card of a page is a link; the rest is its content. */
const figure: Handler = (state, node: Element) => {
  const [card] = all(node, "a", "kg-bookmark-container")
  if (card) return paragraph(linkOf(card, all(card, "div", "kg-bookmark-title")[0]))
  const [image, ...others] = all(node, "img")
  if (!image || others.length > 0) return state.toFlow(state.all(node))
  const { src = "", alt } = image.properties
  const captions = all(node, "figcaption")
  // A title has no links.
  const below = captions.filter(caption => all(caption, "a").length > 0)
  const titles = captions.filter(caption => !below.includes(caption))
  const title = titles.map(textOf).join(" ").trim() || undefined
  const words = String(alt || title || "")
  const picture = { type: "image" as const, url: String(src), alt: words, title }
  const link = all(node, "a").find(one => all(one, "img").length > 0)
  const shown = paragraph(link ? { ...linkOf(link), children: [picture] } : picture)
  return [shown, ...below.flatMap(caption => state.toFlow(state.all(caption)))]
}

/** A remark or a file of Ghost. */
const div: Handler = (state, node: Element) => {
  const [file] = all(node, "a", "kg-file-card-container")
  if (file && hasClass(node, "kg-file-card"))
    return paragraph(linkOf(file, all(file, "div", "kg-file-card-title")[0]))
  const [text] = all(node, "div", "kg-callout-text")
  if (!text || !hasClass(node, "kg-callout-card")) return state.toFlow(state.all(node))
  const mark = paragraph(raw("[!NOTE]"))
  return { type: "blockquote", children: [mark, ...state.toFlow(state.all(text))] }
}

/** A tag that Markdown has no sign for stays. */
const kept: Handler = (state, { tagName, ...node }: Element) => [
  raw(`<${tagName}>`),
  ...state.all({ ...node, tagName }),
  raw(`</${tagName}>`),
]

/** A tag that loads or runs something stays as it is written: `rewriteHtml` replaces it. */
const loading: Handler = (_state, node: Element) => raw(toHtml(node))

const LOADING = "iframe script style object embed form video audio link meta base".split(" ")

const raw = (value: string) => ({ type: "html" as const, value })
const paragraph = (child: PhrasingContent) => ({ type: "paragraph" as const, children: [child] })

function linkOf(node: Element, words: Element = node): Link {
  const children = [{ type: "text" as const, value: textOf(words).trim() }]
  return { type: "link", url: String(node.properties.href ?? ""), children }
}

function all(tree: Nodes, name: string, className?: string): Element[] {
  const found: Element[] = []
  visit(tree, node => {
    const isOne = node.type === "element" && node.tagName === name
    if (isOne && (!className || hasClass(node, className))) found.push(node)
    return undefined
  })
  return found
}

const hasClass = ({ properties }: Element, name: string) =>
  Array.isArray(properties.className) && properties.className.includes(name)

const textOf = (node: Nodes): string => {
  if (node.type === "text") return node.value
  return "children" in node ? node.children.map(textOf).join("") : ""
}

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark, {
    handlers: {
      ...Object.fromEntries(LOADING.map(name => [name, loading])),
      ...{ figure, div, sup: kept, sub: kept, mark: kept, kbd: kept, u: kept },
    },
    nodeHandlers: { comment: () => undefined },
  })
  .use(remarkGfm)
  .use(remarkStringify, { bullet: "-", rule: "-", resourceLink: true })
  .freeze()

/** HTML as Markdown, with GitHub's extensions. */
export const htmlToMarkdown = (html: string): string =>
  String(processor.processSync(html)).replaceAll(/^> \[!NOTE\]\n>\n/gm, "> [!NOTE]\n")

/** The addresses that a text with tags names. */
export function addressesIn(html: string): string {
  const found: unknown[] = []
  visit(processor.parse(html), node => {
    if (node.type === "element") found.push(node.properties.href, node.properties.src)
    return undefined
  })
  return found.join(" ")
}

/** The words of a text with tags and entities, such as a title. */
export const plainText = (html: string): string =>
  textOf(processor.parse(html)).replaceAll(/\s+/g, " ").trim()
