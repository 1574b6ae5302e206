import { messages } from "../messages/messages"
import type { Notes } from "./foreign-post"
import { frameFor } from "./translate-html"

/** What stands in a tag: words in their order, words with a name, and what is between it and its end. */
interface Call {
  name: string
  words: readonly string[]
  named: Readonly<Partial<Record<string, string>>>
  inner: string
}

type Translation = (call: Call) => string

/** What a call says under one of these names, or as its first word. */
const says = ({ named, words }: Call, ...names: string[]): string =>
  names.map(name => named[name]).find(Boolean) ?? words[0] ?? ""

/** Something of another site, of which a call says the address or the end of it: a frame, or a link. */
const linkTo =
  (base: string, words?: () => string): Translation =>
  call => {
    const id = says(call, "id", "url", "src")
    const url = /^https?:/.test(id) ? id : base + id
    const frame = frameFor(url, call.named.title)
    if (frame) return `\n${frame}\n`
    return words ? `\n[${call.named.title ?? words()}](${url})\n` : `\n<${url}>\n`
  }

const gist = linkTo("https://gist.github.com/", () => "Gist")
const target: Translation = call => encodeURI(says(call, "path"))
const nothing = () => ""

const picture: Translation = call => {
  const { caption, title = caption, alt = caption ?? call.words[1] ?? "" } = call.named
  const written = title && ` "${title.replaceAll('"', "'")}"`
  return `\n![${alt}](<${says(call, "src", "path", "url", "image_path")}>${written ?? ""})\n`
}

const fence = (language: string, code: string) => {
  const text = code.replace(/^\n+|\s+$/g, "")
  const ticks = text.includes("```") ? "````" : "```"
  return `\n${ticks}${language}\n${text}\n${ticks}\n`
}

const code: Translation = ({ words: [language = ""], inner }) => fence(language, inner)

const details: Translation = call => {
  const summary = call.named.summary ?? call.named.title ?? call.words.join(" ")
  return `\n<details>\n<summary>${summary}</summary>\n\n${call.inner.trim()}\n\n</details>\n`
}

/** The marks of GitHub's alerts for the words of other systems; anything else is a note. */
const ALERTS: readonly [words: RegExp, mark: string][] = [
  [/^(?:tip|success|hint|check)$/i, "TIP"],
  [/^important$/i, "IMPORTANT"],
  [/^(?:warn(?:ing)?|attention)$/i, "WARNING"],
  [/^(?:danger|caution|error|failure|bug)$/i, "CAUTION"],
]

/** A remark as Markdown writes it. Takes the words that may say its kind. */
function alert(kinds: readonly string[], text: string, title = ""): string {
  const mark = ALERTS.find(([words]) => kinds.some(kind => words.test(kind)))?.[1] ?? "NOTE"
  const lines = [`[!${mark}]`, ...(title ? [`**${title}**`, ""] : []), ...text.trim().split("\n")]
  return lines.map(line => `> ${line}`.trimEnd()).join("\n")
}

const remark: Translation = ({ name, words, named, inner }) => {
  const kinds = [name, ...words, named.type ?? "", named.level ?? "", named.icon ?? ""]
  return `\n${alert(kinds, inner, named.title)}\n`
}

const table = (translations: Readonly<Record<string, Translation>>) =>
  new Map(
    Object.entries(translations).flatMap(([names, translation]) =>
      names.split(" ").map(name => [name, translation] as const),
    ),
  )

/** Tags alone, of Hugo, Jekyll and dev.to, in Markdown's words. */
const SINGLE = table({
  "figure img image": picture,
  asset_img: ({ words: [file = "", ...words] }) => `\n![${words.join(" ")}](<${file}>)\n`,
  "youtube youtube-lite": linkTo("https://www.youtube.com/watch?v="),
  vimeo: linkTo("https://vimeo.com/"),
  "tweet twitter x": linkTo("https://x.com/i/status/", () => messages.imports.read("X")),
  gist: call => gist({ ...call, words: [call.words.slice(0, 2).join("/")] }),
  "codepen embed jsfiddle codesandbox stackblitz": linkTo(""),
  github: linkTo("https://github.com/"),
  "ref relref post_url link": target,
  // Hexo's have the words of the link after the file.
  "post_link asset_link": ({ words: [file = "", ...words] }) =>
    `[${words.join(" ") || file}](<${file}>)`,
  toc: nothing,
})

const PAIRED = table({
  "highlight code": code,
  mermaid: ({ inner }) => fence("mermaid", inner),
  katex: ({ inner }) => `\n$$\n${inner.trim()}\n$$\n`,
  "rawhtml lead center": ({ inner }) => inner,
  comment: nothing,
  "alert notice admonition callout hint note tip info warning caution danger": remark,
  "details expand collapse collapsible spoiler": details,
})

const VERBATIM = /^(?:highlight|code|mermaid|katex)$/

const NAMED = String.raw`(${[...PAIRED.keys()].join("|")})(?![\w-])`
const PAIRS = [
  String.raw`\{\{[<%]\s*${NAMED}([^{}]*?)[>%]\}\}([\s\S]*?)\{\{[<%]\s*/\s*\1\s*[>%]\}\}`,
  String.raw`\{%-?\s*${NAMED}([^%]*?)-?%\}([\s\S]*?)\{%-?\s*end\1\s*-?%\}`,
].map(pattern => new RegExp(pattern, "g"))

const TAG =
  /\{\{[<%]-?\s*(\/?\s*[\w./-]+)([^{}]*?)\/?\s*-?[>%]\}\}|\{%-?\s*([\w-]+)((?:[^%]|%(?!\}))*?)-?%\}/g
const WORD =
  /(?:([\w-]+)\s*=\s*)?(?:(https?:[^\s"'{}%]+)|"((?:[^"\\]|\\.)*)"|'([^']*)'|`([^`]*)`|([^\s"'=]+))/g

const PROMPT = /((?:^>.*\n)+)\{:[^}\n]*\.(?:prompt-|notice--?)?(tip|info|warning|danger)[^}\n]*\}/gm
const CONTAINER =
  /^(:{3,})\s*([a-z]+)(?:\[([^\]\n]*)\]|[^\S\n]+([^\n{]+))?[^\n]*\n([\s\S]*?)\n\1[^\S\n]*$/gm

/** Text in which Liquid and kramdown say something else than what they show. */
const PLAIN: readonly [pattern: RegExp, replacement: string][] = [
  [/\{\{-?\s*site\.(?:baseurl|url)\s*-?\}\}/gi, ""],
  [/\{\{-?\s*["']([^"']+)["']\s*\|\s*(?:relative|absolute|prepend)[^}]*\}\}/g, "$1"],
  // A list of contents, attributes of a block or of a word, ends of excerpts.
  [/^[-*+0-9.]+ .*\n\{:\s*toc[^}]*\}[^\S\n]*$/gim, ""],
  [/^[^\S\n]*\{:[^}\n]*\}[^\S\n]*\n?/gm, ""],
  [/(?<=\S)\{:[^}\n]*\}/g, ""],
  [/^(?:<!--|\{\/\*)\s*(?:more|excerpt|truncate|end)\s*(?:-->|\*\/\})[^\S\n]*\n?/gim, ""],
  // Tags end a block there; in CommonMark all up to the next empty line is HTML.
  [
    /^(<(?!span\b|\/?pre\b)[^\n]*>[^\S\n]*)\n(?=#{1,6} |\[\^?[^\]\n]+\]:|!\[|[-*+] |\d+\. |>|```)/gm,
    "$1\n\n",
  ],
]

/** Translates the containers of Astro and Docusaurus. */
export const translateContainers = (text: string): string =>
  text.replace(CONTAINER, (_all, _marks, kind: string, title = "", words = "", body = "") =>
    alert([kind], body, title || words),
  )

/** Translates containers, kramdown's attributes, and tags that have an end. */
export function translateBlocks(text: string): string {
  const remarks = translateContainers(
    text.replace(PROMPT, (_all, quote: string, kind: string) =>
      alert([kind], quote.replaceAll(/^> ?/gm, "")),
    ),
  )
  return translatePairs(PLAIN.reduce((words, [pattern, to]) => words.replace(pattern, to), remarks))
}

const translatePairs = (text: string): string =>
  PAIRS.reduce(
    (done, pair) =>
      done.replaceAll(pair, (tag, name: string, words: string, inner: string) => {
        const call = readCall(name, words)
        const translated = VERBATIM.test(name) ? inner : translatePairs(inner)
        return PAIRED.get(name)?.({ ...call, inner: translated }) ?? tag
      }),
    text,
  )

/** Translates tags that stand alone. Those that have no equal stay as they are, and are told. */
export function translateTags(text: string, notes: Notes): string {
  const outputs = text.matchAll(/\{\{(?![<%])[^{}]*\}\}/g)
  for (const [output] of outputs) notes.open.push(messages.imports.leftTag(output))
  return text.replaceAll(TAG, (tag, hugo, hugoWords: string, liquid, liquidWords: string) => {
    const call = readCall(hugo ?? liquid, hugo ? hugoWords : liquidWords)
    const translation = SINGLE.get(call.name)
    if (translation) return translation(call)
    if (!/^(?:\/|end)/.test(call.name)) notes.open.push(messages.imports.leftTag(tag.trim()))
    return tag.replace(/^\{\{<(?=\S)/, "{{< ")
  })
}

/** What a component of MDX with the name of such a tag shows; undefined without an address or another name. */
export const translateCall = (name: string, named: Call["named"]): string | undefined =>
  says({ name, named, words: [], inner: "" }, "id", "url", "src")
    ? SINGLE.get(name)?.({ name, named, words: [], inner: "" })
    : undefined

/** `include embed/youtube.html id="x"` is a call of `youtube`. */
function readCall(tag: string, text: string): Call {
  const words: string[] = []
  const named: Record<string, string> = {}
  for (const [, key, ...values] of text.matchAll(WORD)) {
    const value = values.find(one => one !== undefined) ?? ""
    if (key) named[key] = value
    else words.push(value)
  }
  const isInclude = /^include(?:_relative|_cached)?$/.test(tag)
  const name = isInclude ? (words.shift() ?? "").replace(/^.*\/|\.\w+$/g, "") : tag
  return { name: name.replace(/\s/g, ""), words, named, inner: "" }
}
