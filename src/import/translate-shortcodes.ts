import { messages } from "../messages/messages"
import { alert, translateAdmonitions } from "./admonitions"
import type { Notes } from "./foreign-post"

/** What stands in a tag: words in their order, words with a name, and what is between it and its end. */
interface Call {
  words: readonly string[]
  named: ReadonlyMap<string, string>
  inner: string
}

type Translation = (call: Call) => string

const link = (words: string, url: string | undefined) => (url ? `[${words}](${url})` : words)

/** What a call says under one of these names, or as its first word. */
const says = ({ named, words }: Call, ...names: string[]): string =>
  names.map(name => named.get(name)).find(Boolean) ?? words[0] ?? ""

const watch = (site: string, address: (id: string) => string) => (call: Call) => {
  const id = says(call, "id", "url", "src")
  const title = call.named.get("title") ?? messages().imports.watch(site)
  return `\n${link(title, /^https?:/.test(id) ? id : address(id))}\n`
}

const fence = (language: string, code: string) => {
  const text = code.replace(/^\n+|\s+$/g, "")
  const ticks = text.includes("```") ? "````" : "```"
  return `\n${ticks}${language}\n${text}\n${ticks}\n`
}

const picture = (call: Call) => {
  const caption = call.named.get("caption") ?? call.named.get("title") ?? ""
  const alt = call.named.get("alt") ?? call.named.get("caption") ?? call.words[1] ?? ""
  const title = caption && ` "${caption.replaceAll('"', "'")}"`
  return `\n![${alt}](<${says(call, "src", "path", "url", "image_path")}>${title})\n`
}

const remark = ({ words, named, inner }: Call) =>
  alert(
    [...words, ...["type", "level", "icon"].flatMap(name => named.get(name) ?? [])],
    inner,
    named.get("title"),
  )

const inner = (call: Call) => call.inner
const nothing = () => ""
const target = ({ words, named }: Call) => encodeURI(named.get("path") ?? words[0] ?? "")
const code = ({ words, inner }: Call) => fence(words[0] ?? "", inner)
const gist = ({ words }: Call) =>
  `\n${link("Gist", `https://gist.github.com/${words.slice(0, 2).join("/")}`)}\n`
const post = (site: string, address: (user: string, id: string) => string) => (call: Call) => {
  const { named, words } = call
  const [user, id] = [named.get("user") ?? "i", named.get("id") ?? words.at(-1) ?? ""]
  return `\n${link(messages().imports.read(site), /^https?:/.test(id) ? id : address(user, id))}\n`
}
const open = ({ words, named }: Call) => `\n<${named.get("url") ?? words[0] ?? ""}>\n`

const youtube = watch("YouTube", id => `https://www.youtube.com/watch?v=${id}`)
const tweet = post("X", (user, id) => `https://x.com/${user}/status/${id}`)
const details = ({ words, named, inner }: Call) =>
  `\n<details>\n<summary>${named.get("summary") ?? named.get("title") ?? words.join(" ")}</summary>\n\n${inner.trim()}\n\n</details>\n`

/** Tags alone, of Hugo, Jekyll and dev.to, in Markdown's words. */
const SINGLE: ReadonlyMap<string, Translation> = new Map(
  Object.entries<Translation>({
    ...{ figure: picture, img: picture, image: picture, imgproc: picture },
    ...{ youtube, "youtube-lite": youtube, youtubelite: youtube },
    vimeo: watch("Vimeo", id => `https://vimeo.com/${id}`),
    bilibili: watch("Bilibili", id => `https://www.bilibili.com/video/${id}`),
    twitch: watch("Twitch", id => `https://www.twitch.tv/videos/${id}`),
    ...{ tweet, twitter: tweet, x: tweet, gist },
    instagram: post("Instagram", (_user, id) => `https://www.instagram.com/p/${id}/`),
    codepen: open,
    ...{ embed: open, jsfiddle: open, codesandbox: open, stackblitz: open, replit: open },
    github: ({ words: [name = ""] }) =>
      `\n<${/^https?:/.test(name) ? name : `https://github.com/${name}`}>\n`,
    user: ({ words: [name = ""] }) => `[@${name}](https://dev.to/${name})`,
    ...{ ref: target, relref: target, post_url: target, link: target },
    ...{ toc: nothing, katex: nothing, seo: nothing, feed_meta: nothing },
  }),
)

/** Tags that have an end. What `VERBATIM` names holds is not translated. */
const PAIRED: ReadonlyMap<string, Translation> = new Map(
  Object.entries<Translation>({
    ...{ highlight: code, code, mermaid: ({ inner }) => fence("mermaid", inner) },
    ...{ rawhtml: inner, lead: inner, center: inner, comment: nothing },
    ...{ alert: remark, notice: remark, admonition: remark, callout: remark, hint: remark },
    ...{
      note: remark,
      tip: remark,
      info: remark,
      warning: remark,
      caution: remark,
      danger: remark,
    },
    ...{ details, expand: details, collapse: details, spoiler: details },
    button: call => link(call.inner.trim(), call.named.get("href") ?? call.named.get("url")),
    cta: call => link(call.inner.trim(), call.words[0]),
    katex: ({ inner }) => `\n$$\n${inner.trim()}\n$$\n`,
  }),
)

const VERBATIM = ["highlight", "code", "mermaid", "katex"]

const TAG =
  /\{\{[<%]-?\s*(\/?\s*[\w./-]+)([^{}]*?)\/?\s*-?[>%]\}\}|\{%-?\s*([\w-]+)((?:[^%]|%(?!\}))*?)-?%\}/g
const WORD = /(?:([\w-]+)\s*=\s*)?(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|`([^`]*)`|([^\s"'=]+))/g

/** Text in which Liquid and kramdown say something else than what they show. */
const PLAIN: readonly [pattern: RegExp, replacement: string][] = [
  [/\{\{-?\s*site\.(?:baseurl|url|BASE_PATH)\s*-?\}\}/gi, ""],
  [
    /\{\{-?\s*(?:site\.\w+\s*\|\s*append:\s*)?["']([^"']+)["']\s*\|\s*(?:relative|absolute|prepend)[^}]*\}\}/g,
    "$1",
  ],
  // A list of contents, attributes of a block or of a word, ends of excerpts.
  [/^[-*+0-9.]+ .*\n\{:\s*toc[^}]*\}[^\S\n]*$/gim, ""],
  [/^[^\S\n]*\{:[^}\n]*\}[^\S\n]*\n?/gm, ""],
  [/(?<=\S)\{:[^}\n]*\}/g, ""],
  [/^<!--\s*(?:more|excerpt|truncate|end)\s*-->[^\S\n]*\n?/gim, ""],
]

/**
 * Translates shortcodes, Liquid, kramdown's attributes and admonitions into Markdown. Those that have no equal stay as
 * they are, and are told. Takes text that holds no code (`outsideCode`), except that of a tag itself.
 */
export function translateShortcodes(text: string, notes: Notes): string {
  const plain = PLAIN.reduce(
    (words, [pattern, to]) => words.replace(pattern, to),
    translateAdmonitions(text),
  )
  return translateTags(plain, notes)
}

function translateTags(text: string, notes: Notes): string {
  let result = ""
  let rest = text
  for (;;) {
    const found = rest.matchAll(TAG).next().value
    if (!found) return result + rest
    const [tag, hugo, hugoWords = "", liquid, liquidWords = ""] = found
    result += rest.slice(0, found.index)
    rest = rest.slice(found.index + tag.length)
    const call = readCall(hugo ?? liquid ?? "", hugo ? hugoWords : liquidWords)
    const paired = PAIRED.get(call.name)
    const single = SINGLE.get(call.name)
    const end = hugo
      ? `\\{\\{[<%]\\s*/\\s*${call.name}\\s*[>%]\\}\\}`
      : `\\{%-?\\s*end${call.name}\\s*-?%\\}`
    const close = paired && new RegExp(end).exec(rest)
    if (close && paired) {
      const written = rest.slice(0, close.index)
      const inner = VERBATIM.includes(call.name) ? written : translateTags(written, notes)
      result += paired({ ...call, inner })
      rest = rest.slice(close.index + close[0].length)
    } else if (single) result += single(call)
    else {
      result += tag.replace(/^\{\{<(?=\S)/, "{{< ")
      if (!/^(?:\/|end)/.test(call.name)) notes.open.push(messages().imports.leftTag(tag.trim()))
    }
  }
}

/** `include embed/youtube.html id="x"` is a call of `youtube`. */
function readCall(tag: string, text: string) {
  const parts = [...text.matchAll(WORD)].map(([, key, ...values]) => ({
    key,
    value: values.find(value => value !== undefined) ?? "",
  }))
  const words = parts.flatMap(({ key, value }) => (key ? [] : [value]))
  const named = new Map(parts.flatMap(({ key, value }) => (key ? [[key, value] as const] : [])))
  const isInclude = /^include(?:_relative|_cached)?$/.test(tag)
  const name = isInclude ? (words.shift() ?? "").replace(/^.*\/|\.\w+$/g, "") : tag
  return { name: name.replace(/\s/g, ""), words, named, inner: "" }
}
