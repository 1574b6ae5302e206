import type { Nodes, Paragraph, Parents, PhrasingContent, Root } from "mdast"
import { phrasing } from "mdast-util-phrasing"
import { find, html } from "property-information"
import remarkGfm from "remark-gfm"
import remarkStringify from "remark-stringify"
import { type Processor, unified } from "unified"
import { z } from "zod"
import type { Translate } from "../../i18n/translate"
import { mediaKind } from "../../shared/media-kind"
import { fenceAttribute } from "./diagrams"
import { formulaToMarkdown } from "./formula-to-markdown"
import { attributeText, isRawTag, literalOf, shownValue } from "./nodes"
import { plainCode } from "./plain-code"
import { plainHtml } from "./plain-html"
import { embedLink, mediaOf, plainTags } from "./plain-media"
import { typesetTree } from "./typeset-tree"

type JsxElement = Extract<Nodes, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>

function remarkFormula(this: Processor): void {
  const data: Record<string, unknown> = Object(this.data())
  data.toMarkdownExtensions = [data.toMarkdownExtensions ?? [], formulaToMarkdown].flat()
}

const writer = unified()
  .use(remarkGfm)
  .use(remarkFormula)
  .use(remarkStringify, { bullet: "-", emphasis: "_", rule: "-" })
  .freeze()

/**
 * What MDX has more than Markdown begins so, a mark of a line of code, an alert, the name of an emoji, and a picture
 * whose file is a film or a sound.
 */
const NOT_PLAIN =
  /[{<]|\[!(?:code |[A-Za-z]+\])|:[a-z\d_+-]+:|!\[.*\.(?:mp4|m4v|webm|mp3|m4a|og[ga]|opus|flac|wav)\b/

/**
 * The plain form of an article, for feeds and for readers that are programs: Markdown of GitHub's kind, of which every
 * reader knows the parts, and the same as HTML. Pictures and links keep the addresses that the author wrote. What only
 * the site can show is named as such. Takes the tree that was compiled, and changes it, and its text: to write what is
 * plain anew would take a third as long as all else.
 */
export function plainArticle(
  tree: Root,
  body: string,
  typography: boolean,
  t: Translate,
): PlainArticle {
  const plain: Root = { type: "root", children: [] }
  const blocks = tree.children.map(node => {
    const written = writtenIn(body, node)
    const isSet = typography && typesetTree(node)
    const isSame = written !== undefined && !isSet && isPlain(node, written)
    const root: Root = { type: "root", children: [node] }
    if (!isSame) plainChildren(root, t)
    plain.children.push(...root.children)
    return isSame ? written : writer.stringify(root).trimEnd()
  })
  return { markdown: blocks.filter(Boolean).join("\n\n"), html: plainHtml(plain, t) }
}

export type PlainArticle = z.infer<typeof plainArticleSchema>

export const plainArticleSchema = z.object({ markdown: z.string(), html: z.string() })

/** Of an article with errors. */
export const NO_TEXT: PlainArticle = { markdown: "", html: "" }

const writtenIn = (body: string, { position }: Nodes) =>
  position && body.slice(position.start.offset, position.end.offset)

function isPlain(node: Nodes, written: string): boolean {
  if (node.type === "code") return node.lang !== "mermaid" && plainCode(node) === node.value
  return node.type !== "mdxjsEsm" && !NOT_PLAIN.test(written)
}

function plainChildren(parent: Parents, t: Translate): void {
  filled(
    parent,
    parent.children.flatMap((child): Nodes[] => {
      if ("children" in child) plainChildren(child, t)
      return plainNodes(child, t)
    }),
  )
}

function plainNodes(node: Nodes, t: Translate): Nodes[] {
  if (node.type === "mdxjsEsm") return []
  if (node.type === "image" && mediaKind(node.url)) return [mediaOf(node.url, node.alt ?? "", t)]
  if (node.type === "html") return [{ ...node, value: plainTags(node.value) }]
  if (node.type === "code") {
    const alt = node.lang === "mermaid" && fenceAttribute(node.meta, "alt")
    return [{ ...node, value: plainCode(node) }, ...(alt ? [remark(alt)] : [])]
  }
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
    const value = shownValue(node)
    if (value === undefined) return [text(LEFT_OUT)]
    return typeof value === "string" || typeof value === "number" ? [text(`${value}`)] : []
  }
  if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return [node]
  const isBlock = node.type === "mdxJsxFlowElement"
  // Words alone are no block: Markdown would set each of them apart.
  const children =
    isBlock && node.children.every(phrasing) ? [paragraph(node.children)] : node.children
  if (node.name === null) return children
  return isRawTag(node.name)
    ? plainTag(node, node.name, children, t)
    : plainPart(node, isBlock, children, t)
}

/** The parts of `MDX_COMPONENTS`. Of parts that the article brings itself, the text is kept. */
function plainPart(node: JsxElement, isBlock: boolean, children: Nodes[], t: Translate): Nodes[] {
  const words = (name: string) => attributeText(node, name)
  switch (node.name) {
    case "Callout": {
      const kind = words("kind")
      const label = kind === "tip" || kind === "warning" ? t(`callout.${kind}`) : t("callout.note")
      const title = paragraph([
        filled({ type: "strong", children: [] }, [text(words("title") || label)]),
      ])
      return [filled({ type: "blockquote", children: [] }, [title, ...children])]
    }
    case "Figure": {
      const [src, alt] = [words("src"), words("alt")]
      return captioned(shownFile(src, alt, t), words("caption"))
    }
    case "Video": {
      const film = mediaOf(words("src"), words("title"), t, words("poster"))
      return isBlock ? captioned(film, words("caption")) : [film]
    }
    case "Embed": {
      return alone(node, embedLink(words("url"), words("title")))
    }
    case "Sidenote":
      return [text(" ("), ...node.children, text(")")]
    case "Correction": {
      const removed = filled({ type: "delete", children: [] }, [text(words("was"))])
      const why = words("why") ? [text(` (${words("why")})`)] : []
      const sentence = [removed, text(" "), ...node.children.flatMap(phrasesOf), ...why]
      return isBlock ? [paragraph(sentence.filter(phrasing))] : sentence
    }
    case "Kbd":
      return [raw("<kbd>"), ...node.children, raw("</kbd>")]
    default:
      if (node.children.length > 0) return children
      return [isBlock ? remark(t("plain.on-site")) : text(LEFT_OUT)]
  }
}

/** Markdown may hold HTML. A link and a picture are Markdown's own: feeds give them other addresses. */
function plainTag(node: JsxElement, name: string, children: Nodes[], t: Translate): Nodes[] {
  const src = attributeText(node, "src")
  if (name === "img") return alone(node, shownFile(src, attributeText(node, "alt"), t))
  if (name === "iframe") return alone(node, embedLink(src, attributeText(node, "title")))
  if (name === "a" && node.type === "mdxJsxTextElement")
    return [filled({ type: "link", url: attributeText(node, "href"), children: [] }, children)]
  const attributes = node.attributes.flatMap(attribute => {
    const value = literalOf(attribute)
    if (attribute.type !== "mdxJsxAttribute" || typeof value === "object" || !value) return []
    const { attribute: written } = find(html, attribute.name)
    if (/^(?:class|style)$/.test(written)) return []
    return value === true ? written : `${written}="${escaped(`${value}`)}"`
  })
  const open = raw(`<${[name, ...attributes].join(" ")}>`)
  return VOID_TAGS.has(name) ? [open] : [open, ...children, raw(`</${name}>`)]
}

/** A part that stands alone is a paragraph. */
const alone = (node: JsxElement, phrase: PhrasingContent): Nodes[] =>
  node.type === "mdxJsxFlowElement" ? [paragraph([phrase])] : [phrase]

const captioned = (phrase: PhrasingContent, caption: string): Nodes[] =>
  caption ? [paragraph([phrase]), remark(caption)] : [paragraph([phrase])]

const LEFT_OUT = "[…]"
const VOID_TAGS = new Set("area br col hr input source track wbr".split(" "))

const phrasesOf = (node: Nodes): Nodes[] => (node.type === "paragraph" ? node.children : [node])

const escaped = (value: string): string =>
  value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")

const filled = <Node extends Parents>(node: Node, children: Nodes[]): Node =>
  Object.assign(node, { children })

const text = (value: string): PhrasingContent => ({ type: "text", value })
const raw = (value: string): PhrasingContent => ({ type: "html", value })
const shownFile = (url: string, alt: string, t: Translate): PhrasingContent =>
  mediaKind(url) ? mediaOf(url, alt, t) : { type: "image", url, alt }

const paragraph = (children: Nodes[]): Paragraph =>
  filled({ type: "paragraph", children: [] }, children)
const remark = (words: string): Paragraph =>
  paragraph([filled({ type: "emphasis", children: [] }, [text(words)])])
