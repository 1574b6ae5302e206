import type { Element, Nodes, Root } from "hast"
import { toHtml } from "hast-util-to-html"
import type { Link, PhrasingContent } from "mdast"
import rehypeParse from "rehype-parse"
import rehypeRemark, { type Options } from "rehype-remark"
import remarkGfm from "remark-gfm"
import remarkStringify from "remark-stringify"
import { unified } from "unified"
import { visit } from "unist-util-visit"
import { frameFor } from "./around"

type Handler = NonNullable<Options["handlers"]>[string]

/** A picture with its caption, which is a title in Markdown; a card of a page is a link; the rest is its content. */
const figure: Handler = (state, node: Element) => {
  const [card] = all(node, "a", "kg-bookmark-container")
  if (card) return paragraph(linkOf(card, all(card, "div", "kg-bookmark-title")[0]))
  const [image, ...others] = all(node, "img")
  if (!image || others.length > 0) return state.toFlow(state.all(node))
  const { src = "", alt } = image.properties
  const title = all(node, "figcaption").map(textOf).join(" ").trim() || undefined
  const words = String(alt || title || "")
  const picture = { type: "image" as const, url: String(src), alt: words, title }
  const link = all(node, "a").find(one => all(one, "img").length > 0)
  return paragraph(link ? { ...linkOf(link), children: [picture] } : picture)
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

/** The number of a note of WordPress, and the notes. */
const sup: Handler = (state, node: Element, parent) => {
  const identifier = String(node.properties.dataFn ?? "")
  return identifier ? { type: "footnoteReference", identifier } : kept(state, node, parent)
}

const note: Handler = (state, node: Element) => ({
  type: "footnoteDefinition",
  identifier: String(node.properties.id),
  children: state.toFlow(state.all(node)),
})

const raw = (value: string) => ({ type: "html" as const, value })
const paragraph = (child: PhrasingContent) => ({ type: "paragraph" as const, children: [child] })

function linkOf(node: Element, words: Element = node): Link {
  const children = [{ type: "text" as const, value: textOf(words).trim() }]
  return { type: "link", url: String(node.properties.href ?? ""), children }
}

function all(tree: Nodes, name: string, className?: string): Element[] {
  const found: Element[] = []
  visit(tree, { type: "element", tagName: name }, node => {
    if (!className || hasClass(node, className)) found.push(node)
  })
  return found
}

const hasClass = ({ properties }: Element, name: string) =>
  Array.isArray(properties.className) && properties.className.includes(name)

const textOf = (node: Nodes): string => {
  if (node.type === "text") return node.value
  return "children" in node ? node.children.map(textOf).join("") : ""
}

/** Prepares what Markdown writes in another way: emoji and notes. */
const prepare = () => (tree: Root) => {
  visit(tree, "element", (node, index, parent) => {
    const isEmoji = node.tagName === "img" && /emoji|wp-smiley/.test(`${node.properties.className}`)
    if (isEmoji && parent && index !== undefined)
      parent.children[index] = { type: "text", value: String(node.properties.alt ?? "") }
    if (!hasClass(node, "wp-block-footnotes")) return
    node.tagName = "div"
    for (const one of all(node, "li")) {
      one.tagName = "note"
      one.children = one.children.filter(child => !/^(?:\u21A9|\uFE0E|\s)*$/u.test(textOf(child)))
    }
  })
}

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(prepare)
  .use(rehypeRemark, {
    handlers: {
      ...Object.fromEntries(LOADING.map(name => [name, loading])),
      tex: (_state, node: Element) => raw(textOf(node)),
      ...{ figure, div, sup, note, sub: kept, mark: kept, kbd: kept, u: kept },
    },
    nodeHandlers: { comment: () => undefined },
  })
  .use(remarkGfm)
  .use(remarkStringify, { bullet: "-", rule: "-", resourceLink: true })
  .freeze()

/** An address alone in its element, which the other system showed as a card or a video. */
const ALONE = /(<(?!a\b|code\b)[^>]*>)\s*(https?:\/\/[^\s<]+)\s*(?=<)/g

/** Code whose language a plugin of WordPress knows. */
const CODE =
  /<pre\b[^>]*?(?:brush:\s*|lang:\s*|\slang=["'])([\w+#-]+)[^>]*>(?!<code)([\s\S]*?)<\/pre>/gi

/** Formulas in words: Markdown reads no sign in them. */
const FORMULA = /\$latex\s+([^$]+?)\s*\$|\\\(\s*([^<]+?)\s*\\\)|(?<=\$)\$([^$<]+)\$(?=\$)/g

/** HTML as Markdown, with GitHub's extensions. */
export function htmlToMarkdown(html: string): string {
  const text = html
    .replaceAll(CODE, '<pre><code class="language-$1">$2</code></pre>')
    .replaceAll(ALONE, (_all, tag, url) => tag + (frameFor(url) ?? `<a href="${url}">${url}</a>`))
    .replaceAll(FORMULA, "<tex>$$$1$2$3$$</tex>")
  return String(processor.processSync(text)).replaceAll(/^> \[!NOTE\]\n>\n/gm, "> [!NOTE]\n")
}

/** The words of a text with tags and entities, such as a title. */
export const plainText = (html: string): string =>
  textOf(processor.parse(html)).replaceAll(/\s+/g, " ").trim()
