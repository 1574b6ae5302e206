import { argument, type Call, readCall, replacePairs } from "./calls"
import type { Notes } from "./foreign-post"
import { messages } from "./messages"

const escaped = (code: string) => code.replaceAll("&", "&amp;").replaceAll("<", "&lt;")

const pre = (language: string, code: string) =>
  `<pre><code class="language-${language}">${escaped(code.replace(/^\n+|\s+$/g, ""))}</code></pre>`

const CODE =
  /\[((?:source)?code|php|python|javascript|js|bash|css|html|xml|java|ruby|sql)\b([^\]]*)\]([\s\S]*?)\[\/\1\]/g
const PAIR = /\[([a-z][\w-]*)((?:[\s=][^\]]*)?)\]([\s\S]*?)\[\/\1\]/g
const ALONE =
  /\[(gallery|playlist)\]|\[([a-z][\w-]*)((?:\s+[\w-]+=|=\s*"?https?:|\s+https?:)[^\]]*)\]/g

const paired = (notes: Notes) => (call: Call, source: string) => {
  const { name, named, inner } = call
  const file = named.src ?? named.mp3 ?? named.mp4 ?? named.m4a ?? named.webm
  if (name === "caption" || name === "wp_caption") {
    const [, image = inner, caption = ""] =
      /^\s*((?:<a\b[^>]*>\s*)?<img[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/.exec(inner) ?? []
    const words = caption.trim() || named.caption || ""
    return `<figure>${image}<figcaption>${words}</figcaption></figure>`
  }
  if (name === "embed") return `\n\n${inner}\n\n`
  if (file) return `<a href="${file}">${file.replace(/^.*\//, "")}</a>`
  notes.open.push(messages.unwrapped(source.slice(0, source.indexOf("]") + 1)))
  return /^(?:et_pb|vc|fusion|av)_/.test(name) ? `${inner}\n\n` : inner
}

/** Replaces the shortcodes of WordPress by HTML. Reports one without an equal, which stays or is its content. */
export function translateCodes(html: string, notes: Notes): string {
  const code = html.replaceAll(CODE, (_all, name: string, words: string, inner: string) => {
    const { named } = readCall(name, words)
    return pre(named.lang ?? named.language ?? (name.endsWith("code") ? "text" : name), inner)
  })
  return replacePairs(code, PAIR, paired(notes)).replaceAll(
    ALONE,
    (tag, _bare, name = "", words = "") => {
      const address = argument(readCall(name, words), "url", "src", "mp3", "mp4")
        .replace(/^=/, "")
        .replace(/&(?:amp;)?w=.*$/, "")
      if (/^https?:/.test(address)) return `\n\n${address}\n\n`
      notes.open.push(messages.leftTag(tag))
      return tag
    },
  )
}

/** A block, which is no part of a paragraph. */
const BLOCK =
  /^<\/?(?:p|h[1-6]|ul|ol|li|pre|blockquote|figure|div|table|hr|iframe|section|details)\b|^<!--/i

/** Adds the paragraphs to what the old editor wrote in lines. */
export function addParagraphs(html: string): string {
  if (html.includes("<!-- wp:")) return html
  const paragraph = (block: string) =>
    !block.trim() || BLOCK.test(block.trim())
      ? block
      : `<p>${block.trim().replaceAll("\n", "<br>\n")}</p>`
  return html
    .split(/(<pre[\s\S]*?<\/pre>)/i)
    .flatMap((part, index) => (index % 2 ? part : part.split(/\n\s*\n/).map(paragraph)))
    .join("\n")
}
