import { messages } from "../messages/messages"
import type { Notes } from "./foreign-post"

/** Tags that the site refuses, with all that is in them. */
const REFUSED =
  /<(iframe|script|style|object|embed|form|video|audio|link|meta|base)\b([^>]*?)(?:\/>|>(?:((?:(?!<\1\b)[\s\S])*?)<\/\1\s*>)?)/gi

/** The value of an attribute in the text of a tag; empty when it is not there. */
export const attributeOf = (tag: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>"']+))`, "i")
    .exec(` ${tag}`)
    ?.slice(1)
    .find(Boolean) ?? ""

/** Tags of HTML that were once written in capitals; other names in capitals are none. */
const CAPITALS =
  /^(?:a|b|i|u|p|br|hr|em|tt|img|div|span|pre|code|font|center|strong|blockquote|table|tbody|thead|tr|td|th|ul|ol|li|dl|dt|dd|h[1-6])$/i

/** Sites whose frames have an address for people too. */
const WATCHED: readonly [frame: RegExp, address: string, site: string][] = [
  [
    /^.*youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*$/,
    "https://www.youtube.com/watch?v=$1",
    "YouTube",
  ],
  [/^.*player\.vimeo\.com\/video\/(\d+).*$/, "https://vimeo.com/$1", "Vimeo"],
  [/^(.*codepen\.io\/[^/]+)\/embed\/(?:preview\/)?(\w+).*$/, "$1/pen/$2", "CodePen"],
]

/**
 * Replaces tags that load, run or send something by a link to it, in HTML: Markdown is not read inside a block of HTML.
 * What has no address goes, and is told. Takes text that holds no code (`outsideCode`).
 */
export function translateHtml(text: string, notes: Notes): string {
  const words = messages().imports
  const named = text.replaceAll(
    /<(\/?)(h1|[A-Z][\w.]*)(?=[\s/>])/g,
    (_tag, slash, name: string) => {
      // The title of the page is its only h1.
      if (CAPITALS.test(name)) return `<${slash}${name.toLowerCase().replace("h1", "h2")}`
      return `\\<${slash}${name}`
    },
  )
  return named.replace(REFUSED, (_tag, name: string, attributes: string, inner = "") => {
    const source =
      attributeOf(attributes, "src") || attributeOf(attributes, "data") || attributeOf(inner, "src")
    const isStyle = /^(?:style|link|meta|base)$/i.test(name)
    const isGist = name === "script" && source.includes("gist.github.com")
    if (!source || isStyle || (name === "script" && !isGist)) {
      notes.open.push(words.removedTag(name.toLowerCase()))
      return ""
    }
    const watched = WATCHED.find(([frame]) => frame.test(source))
    const address = watched ? source.replace(watched[0], watched[1]) : source.replace(/\.js$/, "")
    const title = attributeOf(attributes, "title") || (watched ? words.watch(watched[2]) : "")
    const shown = title || (isGist ? "Gist" : address.replace(/^(?:https?:)?\/\//, ""))
    notes.changed.push(words.linkedTag(name.toLowerCase()))
    return `<a href="${address.replace(/^\/\//, "https://")}">${shown}</a>`
  })
}

/** Attributes that the site refuses: events, and sizes that are no number of pixels. */
export const withoutRefused = (tag: string): string =>
  tag
    .replaceAll(
      /\s(?:on[a-z]+|srcset|sizes|loading|decoding)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi,
      "",
    )
    .replaceAll(
      /\s(?:width|height)\s*=\s*(?!["']?[1-9]\d*["'\s/>])(?:"[^"]*"|'[^']*'|[^\s>]+)/gi,
      "",
    )
