import { embedOf } from "../content-model/embeds"
import { messages } from "../messages/messages"
import type { Notes } from "./foreign-post"

/** Tags that the site refuses, with all that is in them. */
const REFUSED =
  /<(iframe|script|style|object|embed|form|video|audio|link|meta|base)\b([^>]*?)(?:\/>|>(?:((?:(?!<\1\b)[\s\S])*?)<\/\1\s*>)?)/gi

/** A picture that leads to its file. */
const ZOOM =
  /<a\b[^>]*?\shref\s*=\s*["']?[^"'\s>]+\.(?:png|jpe?g|gif|webp|avif|svg|bmp)(?:[?#][^"'\s>]*)?["']?[^>]*>\s*(<img\b[^>]*>)\s*<\/a\s*>/gi

/** Tags of HTML that were once written in capitals; other names in capitals are none. */
const CAPITALS =
  /^(?:[abiup]|[bht]r|em|tt|img|div|span|pre|code|font|center|strong|blockquote|table|t[dh]|[uod]l|li|d[td]|h[1-6])$/i

/** A frame of something that the site shows by a click (`content-model/embeds`); undefined for anything else. */
export function frameFor(url: string, title = ""): string | undefined {
  const { frame, isKnown, name = "" } = embedOf(url) ?? {}
  if (!frame || !isKnown) return undefined
  const words = (title || messages.imports.framed(name)).replaceAll('"', "&quot;")
  return `<iframe src="${url}" title="${words}"></iframe>`
}

/** The value of an attribute in the text of a tag; empty when it is not there. */
export const attributeOf = (tag: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>"']+))`, "i")
    .exec(` ${tag}`)
    ?.slice(1)
    .find(Boolean) ?? ""

/** Changes tags into those that the site takes. Takes text that holds no code. */
export function translateHtml(text: string, notes: Notes): string {
  const named = text.replaceAll(
    /(?<!\]\()<(\/?)(h1|[A-Z][\w.]*)(?=[\s/>-])/g,
    (_tag, slash, name: string) =>
      // The title of the page is its only h1.
      CAPITALS.test(name)
        ? `<${slash}${name.toLowerCase().replace("h1", "h2")}`
        : `\\<${slash}${name}`,
  )
  return replaceLoading(named, notes)
}

/**
 * Replaces tags that load, run or send something by a frame that waits for a click, or by a link, in HTML: Markdown is
 * not read inside a block of HTML. What has no address goes, and is told. A picture that leads to its file is that
 * picture. Takes text that holds no code.
 */
export function replaceLoading(text: string, notes: Notes): string {
  const words = messages.imports
  const still = text.replaceAll(/<\w[^>]*\son\w+\s*=[^>]*>/gi, tag => {
    const inert = tag.replaceAll(EVENT, "")
    if (inert !== tag) notes.changed.push(words.noEvents(tag))
    return inert
  })
  const linked = still
    .replaceAll(ZOOM, "$1")
    .replace(REFUSED, (_tag, written: string, attributes: string, inner = "") => {
      const name = written.toLowerCase()
      const source = attributeOf(attributes, "src") || attributeOf(inner, "src")
      const isGist = name === "script" && source.includes("gist.github.com")
      if (!source || (name === "script" && !isGist)) {
        notes.open.push(words.removedTag(name))
        return ""
      }
      const [address, title] = [
        absolute(source.replace(/\.js$/, "")),
        attributeOf(attributes, "title"),
      ]
      const frame = name === "iframe" && frameFor(address, title)
      if (frame) return frame
      notes.changed.push(words.linkedTag(name))
      const shown = isGist ? "Gist" : address.replace(/^https?:\/\//, "")
      return `<a href="${address}">${title || shown}</a>`
    })
  // The picture in it stays. An empty line would end the block.
  return linked.replaceAll(/<(?:picture|source)\b[^>]*>\s*|\s*<\/picture>/gi, "")
}

/** An address that leaves its protocol to the page. */
export const absolute = (url: string) => url.replace(/^\/\//, "https://")

const EVENT = /\son[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"'{]+)/gi

/** A tag without what the site refuses: events, and sizes that are no number of pixels. */
export const withoutRefused = (tag: string): string =>
  tag.replaceAll(
    /\s(?:(?:srcset|sizes|loading|decoding)\s*=|(?:width|height)\s*=(?!\s*["']?[1-9]\d*["'\s/>]))\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi,
    "",
  )
