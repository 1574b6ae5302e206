import type { Element, Nodes } from "hast"
import rehypeParse from "rehype-parse"
import { unified } from "unified"
import * as targets from "./around"
import { applyEdits, type Edit } from "./edits"
import { messages } from "./messages"

type Position = NonNullable<Nodes["position"]>

const parser = unified().use(rehypeParse, { fragment: true, verbose: true }).freeze()

/** Tags that load, run or send something. */
const REFUSED = /^(?:iframe|script|style|object|embed|form|video|audio|link|meta|base)$/
/** Custom elements of films. */
const FILM = /-(?:youtube|vimeo)|(?:youtube|vimeo)-/
const VOID = /^(?:br|hr|img|input|source|wbr)$/
const IMAGE = /^(?:img|image|picture|figure)$/
/** Attributes of a picture that the site does not take. */
const UNUSED = /^(?:srcset|sizes|loading|decoding)$/i
const ATTRIBUTE = /\s([^\s=>/"']+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>"']+))?/g

/** Tags of HTML that were once written in capitals; other names in capitals are none. */
const CAPITALS =
  /^(?:[abiup]|[bht]r|em|tt|img|div|span|pre|code|font|center|strong|blockquote|table|t[dh]|[uod]l|li|d[td]|h[1-6])$/i

/** Expressions of MDX, three deep. */
const BRACES = /\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g
/** Tags that end themselves in MDX, and in HTML take all that follows for text. */
const CLOSED = /<(iframe|script|style|title|textarea)\b([^>]*?)\/>/gi
/** A picture in an attribute of MDX: by the name of its import, or by its address in a call. */
const EXPRESSION =
  /^\{(?:([\w$]+)(?:\.src)?|(?:require|import|useBaseUrl)\(\s*["']([^"']+)["']\s*\)(?:\.default)?)\}$/

interface Options {
  isMdx?: boolean
  /** Pictures that MDX imports, by their names. */
  imported?: ReadonlyMap<string, string>
  /** Ids of the headings. Without them addresses stay as they are. */
  ids?: targets.Ids
}

/**
 * Changes the tags of HTML in a text without code into those that the site accepts. A tag that loads, runs or sends
 * something becomes a frame that waits for a click, or a link; without an address it is removed and reported.
 * Everything else stays as it is written.
 */
export function rewriteHtml(
  written: string,
  around: targets.Around,
  { isMdx = false, imported, ids }: Options = {},
): string {
  const { notes } = around
  const braces: string[] = []
  const text = isMdx
    ? written
        .replaceAll(BRACES, all => `\uE002${braces.push(all) - 1}\uE003`)
        .replaceAll(CLOSED, "<$1$2></$1>")
    : withoutCapitals(written)
  const unmasked = (part: unknown) =>
    String(part ?? "").replaceAll(/\uE002(\d+)\uE003/g, (_all, at) => braces[Number(at)] ?? "")
  const edits: Edit[] = []
  const replace = (place: Position | undefined, to: string) => {
    if (place) edits.push({ ...spanOf(place), text: to })
  }
  const sourceOf = (place: Position | undefined) => {
    const { start, end } = spanOf(place)
    return text.slice(start, end)
  }

  /** Changes a node and what is in it; `isLinked`: whether it is in a link that stays. */
  function walk(node: Nodes, isLinked: boolean): void {
    if (node.type === "comment" && isMdx)
      replace(node.position, `{/*${node.value.replaceAll("*/", "* /")}*/}`)
    const isTag = node.type === "element" && node.data?.position?.opening
    const isInLink = isTag ? change(node, isLinked) : isLinked
    if (isInLink === undefined || !("children" in node)) return
    for (const child of node.children) walk(child, isInLink)
  }

  /** Changes the tags of an element. Returns whether its content is in a link; undefined when that went too. */
  function change(node: Element, isLinked: boolean): boolean | undefined {
    const { opening, closing } = node.data?.position ?? {}
    const { tagName } = node
    if (REFUSED.test(tagName) || FILM.test(tagName)) {
      replace(closing ? node.position : opening, replacementOf(node))
      // Without an end, what follows is in it.
      return closing ? undefined : isLinked
    }
    const picture = IMAGE.test(tagName) ? pictureFor(node, isLinked) : undefined
    const isLink = tagName === "a" && ids !== undefined
    const href = isLink ? addressFor(node, ids) : undefined
    const isGone =
      (isLink && href === undefined) || (/^(?:picture|source)$/.test(tagName) && !isMdx)
    if (picture !== undefined || isGone) {
      replace(opening, picture ?? "")
      replace(closing, "")
      return isLink ? false : isLinked
    }
    replace(opening, tagOf(node, href ? { href } : {}))
    // The title of the page is its only h1.
    if (tagName === "h1") replace(closing, "</h2>")
    return isLinked || tagName === "a"
  }

  /** The opening tag of an element, with these values, and without what the site refuses. */
  function tagOf({ tagName, data }: Element, values: Record<string, string>): string {
    const source = sourceOf(data?.position?.opening).replace(/^<h1/, "<h2")
    const written = source.replaceAll(ATTRIBUTE, (all, name: string, quoted = "") => {
      const value = quoted.replaceAll(/^["']|["']$/g, "")
      const isEvent = /^on/i.test(name) && !value.startsWith("\uE002")
      const isSize = /^(?:width|height)$/.test(name) && !/^[1-9]\d*$/.test(value)
      if (isEvent) notes.changed.push(messages.noEvents(unmasked(source)))
      if (isEvent || (tagName === "img" && (isSize || UNUSED.test(name)))) return ""
      if (tagName === "a" && name === "name") return ` id=${quoted}`
      return name in values ? ` ${name}="${values[name]}"` : all
    })
    return isMdx && VOID.test(tagName) ? written.replace(/\s*\/?>$/, " />") : written
  }

  /** A frame, a link, or nothing. */
  function replacementOf(node: Element): string {
    const { tagName, properties } = node
    const id = properties.videoid ?? properties["video-id"]
    const site = /vimeo/.test(tagName) ? "vimeo.com/" : "www.youtube.com/watch?v="
    const inner = /\ssrc=["']?([^"'\s>]+)/.exec(
      node.data?.position?.closing ? sourceOf(node.position) : "",
    )
    const source = id ? `https://${site}${id}` : String(properties.src || inner?.[1] || "")
    const isGist = source.includes("gist.github.com")
    if (!source || (tagName === "script" && !isGist)) {
      notes.open.push(messages.removedTag(tagName))
      return ""
    }
    const url = targets.absolute(source.replace(/\.js$/, ""))
    const title = String(properties.title ?? "")
    const frame = (id || tagName === "iframe") && targets.frameFor(url, title)
    if (frame) return frame
    notes.changed.push(messages.linkedTag(tagName))
    const address = ids ? targets.linked(url, ids, around) : url
    const words = title || (isGist ? "Gist" : url.replace(/^https?:\/\//, ""))
    return address ? `<a href="${address}">${words}</a>` : words
  }

  /** Markdown of a picture; undefined for a tag that stays as it is. */
  function pictureFor(node: Element, isLinked: boolean): string | undefined {
    const source = unmasked(node.properties.src)
    const [isExpression, name = "", called] = EXPRESSION.exec(source) ?? []
    const file = isExpression ? (imported?.get(name) ?? called) : source
    const alt = unmasked(node.properties.alt).replace(/^\{["'`](.*)["'`]\}$/, "$1")
    if (isMdx) {
      const isKnown = file && !file.startsWith("{") && (isExpression || node.tagName !== "figure")
      return isKnown ? `![${alt.startsWith("{") ? "" : alt}](<${file}>)` : undefined
    }
    if (node.tagName !== "img" || (source && !ids)) return undefined
    // A tag that shows nothing is what a sentence is about.
    if (!source) return ids ? sourceOf(node.position).replace("<", "&lt;") : ""
    const { path, address } = targets.pictureAt(source, around)
    const words = alt || targets.namedAfter(source, around.site)
    if (!path) return address && !isLinked ? `<a href="${address}">${words}</a>` : words
    const tag = tagOf(node, { src: path })
    return "alt" in node.properties ? tag : tag.replace(/\s*\/?>$/, ` alt="${words}" />`)
  }

  /** The new address of a link; undefined when it goes. One from a picture to its file leaves the picture. */
  function addressFor({ properties, children }: Element, known: targets.Ids): string | undefined {
    if (properties.href === undefined) return ""
    const [only, ...others] = children.filter(child => child.type !== "text" || child.value.trim())
    const isZoom =
      only?.type === "element" &&
      only.tagName === "img" &&
      others.length === 0 &&
      targets.PICTURE.test(String(properties.href)) &&
      targets.isShown(around.picture(String(only.properties.src)))
    return isZoom ? undefined : targets.linked(unmasked(properties.href), known, around)
  }

  walk(parser.parse(text), false)
  return unmasked(applyEdits(text, edits))
}

const spanOf = (place: Position | undefined) => ({
  start: place?.start.offset ?? 0,
  end: place?.end.offset ?? 0,
})

/** A name in capitals that is no tag is text. */
const withoutCapitals = (text: string): string =>
  text.replaceAll(/(?<!\]\()<(\/?)([A-Z][\w.]*)(?=[\s/>-])/g, (_tag, slash, name: string) =>
    CAPITALS.test(name) ? `<${slash}${name.toLowerCase()}` : `\\<${slash}${name}`,
  )
