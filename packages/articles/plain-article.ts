import type { Element, ElementContent, Nodes, Root } from "hast"
import { calloutKind } from "./callouts"
import { fenceAttribute } from "./diagrams"
import { embedOf } from "./embed-hosts"
import { embedAddress } from "./embeds"
import { readFence } from "./fence"
import { mediaKind } from "./media"
import {
  attr,
  element,
  isElement,
  isExpression,
  isInLine,
  isInSentence,
  isJsx,
  textOf,
} from "./nodes"
import type { Translate } from "./words"

/**
 * The plain form of an article, for feeds, as a tree of its own. Takes the article's tree while that holds what the author wrote.
 * Pictures and links keep the addresses that the author wrote. What only the site can show is named as such.
 */
export const plainArticle = (tree: Root, t: Translate): Root => ({
  type: "root",
  children: plainChildren(tree, t),
})

type Plain = ElementContent

function plainChildren(parent: Root | Element, t: Translate): Plain[] {
  return parent.children.flatMap(child => plainNodes(child, parent, t))
}

function plainNodes(node: Nodes, parent: Root | Element, t: Translate): Plain[] {
  if (node.type === "text") return [text(node.value)]
  if (isExpression(node)) return [text(LEFT_OUT)]
  const inSentence = isInSentence(parent)
  if (isJsx(node)) {
    const children = plainChildren(element("div", {}, node.children), t)
    if (children.length > 0) return children
    return inSentence ? [text(LEFT_OUT)] : [remark(t("plain.on-site"))]
  }
  if (!isElement(node)) return []
  const children = () => plainChildren(node, t)
  switch (node.tagName) {
    case "Callout": {
      const title = attr(node, "title") || t(`callout.${calloutKind(node)}`)
      return [element("blockquote", {}, [strong(title), ...children()])]
    }
    case "Correction": {
      const why = attr(node, "why") ? [text(` (${attr(node, "why")})`)] : []
      const inserted = children().flatMap(one => (isElement(one, "p") ? one.children : [one]))
      const sentence = [element("del", {}, [attr(node, "was")]), text(" "), ...inserted, ...why]
      return isInLine(parent) ? sentence : [element("p", {}, sentence)]
    }
    case "Sidenote":
      return [text(" ("), ...children(), text(")")]
    case "Embed":
    case "iframe":
      return alone([embedLink(node)], inSentence)
    case "img":
    case "Figure":
    case "Video":
    case "video":
    case "audio":
      return shownFile(node, inSentence, t)
    case "pre":
      return codeBlock(node)
    default:
      return [{ ...node, properties: plainProperties(node), children: children() }]
  }
}

/** Readers know a code's language by its class, and keep little else. */
function plainProperties({ tagName, properties }: Element): Element["properties"] {
  const { className, dataAlign, ...others } = properties
  return tagName === "code" ? { ...others, className } : others
}

/** A picture, or a player with the link for those who cannot play it, and its caption. */
function shownFile(node: Element, isInLine: boolean, t: Translate): Plain[] {
  const src = attr(node, "src")
  const isTag = node.tagName === "img"
  const caption = isTag ? "" : attr(node, "caption")
  const { width, height, title } = node.properties
  const kind = node.tagName === "audio" ? "audio" : (mediaKind(src) ?? "picture")
  const isPicture = (isTag || node.tagName === "Figure") && kind === "picture"
  const shown = isPicture
    ? element("img", { src, alt: attr(node, "alt"), ...(isTag ? { title, width, height } : {}) })
    : player(node, src, kind === "audio" ? "audio" : "video", t)
  const blocks = isTag ? [shown] : alone([shown], isInLine)
  return caption && !isInLine ? [...blocks, remark(caption)] : blocks
}

function player(node: Element, src: string, kind: "audio" | "video", t: Translate): Element {
  const source = node.children.find(child => isElement(child, "source"))
  const address = src || (source && isElement(source) ? attr(source, "src") : "")
  const name = ["title", "alt", "ariaLabel"].map(key => attr(node, key)).find(Boolean)
  const poster = attr(node, "poster") || undefined
  return element(kind, { src: address, poster, controls: true, preload: "none" }, [
    element("a", { href: address }, [name ?? t(`media.${kind}`)]),
  ])
}

/** Link in place of an embed, which names its target. */
function embedLink(node: Element): Element {
  const url = embedAddress(node)
  return element("a", { href: url }, [`${attr(node, "title")} (${embedOf(url)?.name ?? url})`])
}

/** A block of code after its title, with the text alternative of a drawing's source after it. */
function codeBlock(pre: Element): Plain[] {
  const [code] = pre.children
  if (!code || !isElement(code, "code")) return [structuredClone(pre)]
  const { title, lang } = readFence(code)
  const alt = lang === "mermaid" && fenceAttribute(code, "alt")
  const { className } = code.properties
  const written = element("code", { className }, [plainCode(textOf(code), lang)])
  return [
    ...(title ? [strong(title)] : []),
    element("pre", {}, [written]),
    ...(alt ? [remark(alt)] : []),
  ]
}

/** Mark in a line of code, as `code-blocks` reads it. */
const MARK =
  /(?<![ \t])[ \t]*(?:\/\/|\/\*|#|--|%|;|<!--)[ \t]*\[!code (\S+)\][ \t]*(?:\*\/|-->)?[ \t]*$/

/** Comments of the sources of which the page shows only what they draw. */
const COMMENTS: Readonly<Record<string, RegExp>> = {
  mermaid: /^[ \t]*%%(?!\{).*\n?/gm,
  math: /(?<!\\)%.*$/gm,
}

/** The code after the change, without marks: as the copy button copies it. */
const plainCode = (code: string, lang: string): string =>
  code
    .replaceAll(COMMENTS[lang] ?? /$^/g, "")
    .split("\n")
    .filter(line => MARK.exec(line)?.[1] !== "--")
    .map(line => line.replace(MARK, ""))
    .join("\n")

const LEFT_OUT = "[…]"

/** A part that stands alone is a paragraph. */
const alone = (children: Element[], isInLine: boolean): Element[] =>
  isInLine ? children : [element("p", {}, children)]

const text = (value: string) => ({ type: "text" as const, value })
const strong = (title: string): Element => element("p", {}, [element("strong", {}, [title])])
const remark = (sentence: string): Element => element("p", {}, [element("em", {}, [sentence])])
