import { mediaKind } from "@site/articles"
import { absolute, frameFor, PICTURE } from "./addresses"
import { type Around, namedAfter } from "./around"
import { blocks } from "./blocks"
import { ATTRIBUTES, CAPITALS, VALUE } from "./html-tags"
import { messages } from "./messages"

const ATTRIBUTE = new RegExp(String.raw`\s([^\s=<>/"']+)(?:\s*=\s*(${VALUE}))?`, "g")

const COMMENTS = blocks(/<!--/g, /-->/g)

/** Tags that load, run or send something, and custom elements of films. */
const LOADING =
  "(iframe|script|style|object|embed|video|audio|link|meta|base|[a-z]+(?:-[a-z]+)*-(?:youtube|vimeo)|(?:youtube|vimeo)-[a-z]+)"
const LOADS = blocks(
  new RegExp(String.raw`(?<!\\)<${LOADING}(?![\w.:-])${ATTRIBUTES}\s*/?>`, "gi"),
  new RegExp(String.raw`</${LOADING}\s*>`, "gi"),
  true,
)
const ZOOM = new RegExp(
  String.raw`<(a)(?![\w.:-])${ATTRIBUTES}\s*>\s*(<(img)(?![\w.:-])${ATTRIBUTES}\s*/?>)\s*</a\s*>`,
  "gi",
)
const ANY = new RegExp(String.raw`(?<!\\|\]\()<(/?)([a-z][\w.:-]*)${ATTRIBUTES}(\s*/?)>`, "gi")

/** Tags that do nothing without a script, or that browsers left: what is in them stays. */
const INERT =
  /^(?:form|button|select|option|textarea|dialog|canvas|noscript|template|slot|applet|param|output|marquee|portal|keygen|listing|plaintext|xmp|title)$/

/** Attributes of a picture that the site writes itself. */
const OWN = /^(?:srcset|sizes|loading|decoding)$/i

/**
 * Changes the tags of HTML in a text without code into those that the site accepts. A tag that loads, runs or sends
 * something becomes a frame that waits for a click, a film, or a link; without an address it is removed and listed.
 * Everything else stays as it is written.
 */
export function rewriteHtml(around: Around): void {
  const { draft, site } = around
  /** Ends of the links that are open; of one that leads nowhere, nothing. */
  const open: string[] = []

  /** A frame, a film, a link, or nothing. */
  function replaceLoading(all: string, name = "", words = "", inner = ""): string {
    const said = readAttributes(words)
    const [, nested] = /\ssrc=["']?([^"'\s>]+)/.exec(inner) ?? []
    const film = said.get("videoid") ?? said.get("video-id")
    const site = /vimeo/i.test(name) ? "vimeo.com/" : "www.youtube.com/watch?v="
    const source = film ? `https://${site}${film}` : said.get("src") || nested || ""
    const isGist = source.includes("gist.github.com")
    if (!source || (/^script$/i.test(name) && !isGist)) {
      draft.open(messages.removed(all))
      draft.understand(all)
      return ""
    }
    // The site has its own frames and players.
    draft.understand(name, "source src type", words.replace(/\stitle=/i, ""))
    const title = said.get("title") ?? ""
    if (mediaKind(source) && around.isShown(source)) return `\n\n${shownFile(source, title)}\n\n`
    const url = absolute(source.replace(/\.js$/, ""))
    const frame = (film || /^iframe$/i.test(name)) && frameFor(url, title)
    if (frame) return frame
    draft.changed(messages.linkedTag(name))
    return `<a href="${url}">${title || (isGist ? "Gist" : url.replace(/^https?:\/\//, ""))}</a>`
  }

  function shownFile(source: string, title: string): string {
    const { path = "" } = around.picture(source)
    const alt = title || namedAfter(source, around.site)
    if (!title) draft.open(messages.noAlt(path, alt))
    return `![${alt}](${path})`
  }

  /** The picture of a link to its own file, without the link. */
  function leavePicture(
    all: string,
    _a: string,
    words = "",
    image = "",
    _img = "",
    its = "",
  ): string {
    const isZoom =
      PICTURE.test(readAttributes(words).get("href") ?? "") &&
      around.isShown(readAttributes(its).get("src") ?? "")
    if (isZoom) draft.understand(words, "a")
    return isZoom ? image : all
  }

  function replaceTag(all: string, slash = "", written = "", words = "", closed = ""): string {
    if (/^[A-Z]/.test(written) && !CAPITALS.test(written)) {
      draft.open(messages.left(all))
      return `\\${all}`
    }
    draft.understand(written)
    const name = written.toLowerCase()
    if (/^(?:picture|source)$/.test(name)) {
      // The site makes other sizes and formats itself.
      draft.understand(words)
      return ""
    }
    if (INERT.test(name) || (name === "input" && !/checkbox/i.test(words))) {
      if (!slash) draft.open(messages.unwrapped(all))
      draft.understand(all)
      return ""
    }
    if (slash) return name === "a" ? (open.pop() ?? all) : `</${name === "h1" ? "h2" : name}>`
    if (name === "img") return picture(all, words, closed)
    const href = name === "a" ? readAttributes(words).get("href") : undefined
    const url = href === undefined ? "" : around.link(href)
    if (name === "a" && !closed.trim()) open.push(url === undefined ? "" : "</a>")
    if (url === undefined) {
      draft.understand("href")
      return ""
    }
    // The title of the page is its only h1.
    const tag = name === "h1" ? "h2" : name
    return `<${tag}${kept(all, words, url ? { href: url } : {})}${closed}>`
  }

  function picture(all: string, words: string, closed: string): string {
    const said = readAttributes(words)
    const source = said.get("src")
    // A tag that shows nothing is what a sentence is about.
    if (!source) return all.replace("<", "&lt;")
    const { path, address } = around.picture(source)
    const alt = said.get("alt") || namedAfter(source, site)
    if (!path) {
      draft.understand(words)
      return address && !open.some(Boolean) ? `<a href="${address}">${alt}</a>` : alt
    }
    const attributes = kept(all, words, { src: path })
    if (said.has("alt")) return `<img${attributes}${closed}>`
    draft.open(messages.noAlt(path, alt))
    return `<img${attributes} alt="${alt}" />`
  }

  /** The attributes of a tag with these values, without what the site refuses. */
  function kept(all: string, words: string, values: Record<string, string> = {}): string {
    return words.replaceAll(ATTRIBUTE, (one, name: string, quoted = "") => {
      const isSize = /^<img/i.test(all) && /^(?:width|height)$/i.test(name)
      if (OWN.test(name)) draft.understand(one)
      if (/^on/i.test(name) || OWN.test(name) || (isSize && !/^\D?[1-9]\d*\D?$/.test(quoted)))
        return ""
      if (/^<a/i.test(all) && name === "name") {
        draft.understand(name)
        return ` id=${quoted}`
      }
      if (!(name in values)) return one
      draft.understand(quoted)
      return ` ${name}="${values[name]}"`
    })
  }

  draft.hide(COMMENTS)
  draft.replace(LOADS, replaceLoading)
  draft.replace(ZOOM, leavePicture)
  draft.replace(ANY, replaceTag)
}

const readAttributes = (words: string): Map<string, string> =>
  new Map(
    [...words.matchAll(ATTRIBUTE)].map(([, name = "", quoted = ""]) => [
      name.toLowerCase(),
      quoted.replaceAll(/^["']|["']$/g, ""),
    ]),
  )
