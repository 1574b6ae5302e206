import { frameFor } from "./around"
import { argument, type Call, readCall, replacePairs } from "./calls"
import type { Notes } from "./foreign-post"
import { messages } from "./messages"

type Translation = (call: Call) => string | undefined

const picture: Translation = ({ words, named }) => {
  const target =
    named.src ?? named.path ?? named.url ?? named.image_path ?? words.find(one => /[./]/.test(one))
  // Hexo writes a place and a size around the address.
  const said = words
    .filter(one => one !== target && !/^(?:\d+(?:%|px|vw)?|left|right|center)$/.test(one))
    .join(" ")
  const { caption = named.description, title = caption, alt = caption ?? said } = named
  const written = title ? ` "${plain(title).replaceAll('"', "'")}"` : ""
  return `\n![${plain(alt)}](<${target ?? ""}>${written})\n`
}

const plain = (words: string) =>
  words.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll(/[*`]/g, "")

const fence = (info: string, code: string) => {
  const text = code.replace(/^\n+|\s+$/g, "")
  const ticks = text.includes("```") ? "````" : "```"
  return `\n${ticks}${info}\n${text}\n${ticks}\n`
}

const details: Translation = ({ named, words, inner }) => {
  const summary = named.summary ?? named.title ?? words.join(" ")
  return `\n<details>\n<summary>${summary}</summary>\n\n${inner.trim()}\n\n</details>\n`
}

/** The marks of GitHub's alerts for the words of other systems; anything else is a note. */
const ALERTS: readonly [words: RegExp, mark: string][] = [
  [/^(?:tip|success|hint|check)$/i, "TIP"],
  [/^important$/i, "IMPORTANT"],
  [/^(?:warn(?:ing)?|attention|fire)$/i, "WARNING"],
  [/^(?:danger|caution|error|failure|bug)$/i, "CAUTION"],
]

const quoted = (lines: readonly string[]) => lines.map(line => `> ${line}`.trimEnd()).join("\n")

/** A remark as Markdown writes it. Takes the words that may name its kind. */
export function alert(kinds: readonly string[], text: string, title = ""): string {
  const mark = ALERTS.find(([words]) => kinds.some(kind => words.test(kind)))?.[1] ?? "NOTE"
  const words = title.replaceAll(/\*\*|\{#[^}]*\}/g, "").trim()
  return quoted([`[!${mark}]`, ...(words ? [`**${words}**`, ""] : []), ...text.trim().split("\n")])
}

const remark: Translation = ({ name, words, named, inner }) =>
  `\n${alert([name, ...words, named.type ?? "", named.level ?? ""], inner, named.title)}\n`

const quote: Translation = ({ words, named, inner }) => {
  const by = [words.join(" "), named.author, named.source].filter(Boolean).join(", ")
  return `\n${quoted([...inner.trim().split("\n"), ...(by ? ["", `— ${by}`] : [])])}\n`
}

/** Something of another site, whose address, or its end, is in a call: a frame, or a link. */
const linkTo =
  (base: string, words?: string): Translation =>
  call => {
    const id = argument(call, "id", "url", "src", "videoId")
    if (!id || (!base && !/^https?:/.test(id))) return undefined
    const url = /^https?:/.test(id) ? id : base + id
    const shown = frameFor(url, call.named.title)
    if (shown) return `\n${shown}\n`
    return words ? `\n[${call.named.title ?? words}](${url})\n` : `\n<${url}>\n`
  }

const youtube = linkTo("https://www.youtube.com/watch?v=")
const vimeo = linkTo("https://vimeo.com/")
const gist = linkTo("https://gist.github.com/", "Gist")

const table = (translations: Readonly<Record<string, Translation>>) =>
  new Map(
    Object.entries(translations).flatMap(([names, translation]) =>
      names.split(" ").map(name => [name, translation] as const),
    ),
  )

/** Tags whose content is no Markdown. */
const VERBATIM = table({
  "highlight code codeblock": ({ words, named, inner }) => {
    // Behind the language of Hexo there is a title, behind others there are options.
    const title = words.filter(one => !/^(?:https?:|\d+$)/.test(one)).join(" ")
    if (named.lang) return fence(title ? `${named.lang} title="${title}"` : named.lang, inner)
    return fence(words[0]?.split(" ")[0] ?? "", inner)
  },
  mermaid: ({ inner }) => fence("mermaid", inner),
  comment: () => "",
})

const PAIRED = table({
  "alert notice admonition callout hint note tip info warning caution danger": remark,
  "details expand collapse collapsible spoiler": details,
  "blockquote quote": quote,
})

const SINGLE = table({
  "figure img image asset_img": picture,
  youtube,
  vimeo,
  // Jekyll's, by the name of a provider.
  video: call => (call.named.provider === "vimeo" ? vimeo : youtube)(call),
  "tweet twitter": linkTo("https://x.com/i/status/", messages.read("X")),
  // Hugo writes the owner before the number, Jekyll a file behind it.
  gist: call => gist({ ...call, words: [call.words.filter(isGist).slice(0, 2).join("/")] }),
  embed: linkTo(""),
  "ref relref post_url post_path asset_path link": call =>
    linkTo("")(call) ?? (encodeURI(argument(call, "path")) || undefined),
  // Hexo's has the words of the link after the file.
  post_link: ({ words: [file = "", ...words] }) => `[${words.join(" ") || file}](<${file}>)`,
})

const isGist = (word: string) => word.includes("//") || !word.includes(".")

const pairs = (name: string) =>
  [
    String.raw`\{\{[<%]\s*(${name})(?![\w-])([^{}]*?)[>%]\}\}([\s\S]*?)\{\{[<%]\s*/\s*\1\s*[>%]\}\}`,
    String.raw`\{%-?\s*(${name})(?![\w-])((?:[^%]|%(?!\}))*?)-?%\}([\s\S]*?)\{%-?\s*end\1\s*-?%\}`,
  ].map(pattern => new RegExp(pattern, "gi"))

const VERBATIM_PAIRS = pairs([...VERBATIM.keys()].join("|"))
const PAIRS = pairs(String.raw`[\w./-]+`)
const TAG =
  /\{\{[<%]-?\s*(\/?\s*[\w./-]+)([^{}]*?)\/?\s*-?[>%]\}\}|\{%-?\s*([\w-]+)((?:[^%]|%(?!\}))*?)-?%\}/g

/** Outputs of templates, and marks of other Markdowns and of WordPress that stay as they are written. */
const LEFT = new RegExp(
  [
    String.raw`\{\{(?![<%])[^{}]*\}\}`,
    String.raw`(?<![=\w])==(?=\S)[^=\n]+==(?![=\w])`,
    String.raw`\{::[^}\n]*\}|(?<=[)\]])\{[.#\w][^{}\n]*\}|^\{[.#]\w[^{}\n]*\}`,
    String.raw`<!--\s*tab\s.*?-->|^:[^\S\n]+\S.*|\\\\[[(].*`,
    String.raw`\\?\[/?(?:caption|gallery|code|embed|audio|video|playlist)\b[^\]\n]*\]`,
  ].join("|"),
  "gm",
)

/** Replaces tags whose content is code, so that later steps do not read it. */
export const translateVerbatim = (text: string): string =>
  VERBATIM_PAIRS.reduce(
    (done, pattern) =>
      done.replaceAll(pattern, (source, name: string, words: string, inner: string) => {
        const call = readCall(name, words, inner)
        return VERBATIM.get(call.name)?.(call) ?? source
      }),
    text,
  )

/** Translates tags. Those without an equal stay, or lose their marks around their content; both are reported. */
export function translateTags(text: string, notes: Notes): string {
  const unwrapped = PAIRS.reduce(
    (done, pattern) =>
      replacePairs(done, pattern, (call, source) => {
        const translation = PAIRED.get(call.name)?.(call)
        if (translation !== undefined) return translation
        notes.open.push(messages.unwrapped(/^.*?[>%]\}\}?/s.exec(source)?.[0] ?? source))
        const { title, header, name } = call.named
        const heading = title ?? header ?? name ?? (call.name === "tab" && call.words[0])
        return heading ? `\n**${heading}**\n\n${call.inner}` : call.inner
      }),
    text,
  )
  for (const [output] of unwrapped.matchAll(LEFT)) notes.open.push(messages.leftTag(output.trim()))
  return unwrapped.replaceAll(TAG, (tag, hugo, hugoWords: string, liquid, liquidWords: string) => {
    const call = readCall(hugo ?? liquid, hugo ? hugoWords : liquidWords)
    const translation = SINGLE.get(call.name)?.(call)
    if (translation !== undefined) return translation
    if (/^(?:\/|end)/.test(call.name)) return tag
    notes.open.push(messages.leftTag(tag.trim()))
    return tag.replace(/^\{\{<(?=\S)/, "{{< ")
  })
}

/** Text of an MDX component with the name of such a tag; undefined without words and an address. */
export function translateCall(name: string, named: Call["named"], inner: string) {
  const call = { name: name.toLowerCase(), named, words: [], inner }
  if (inner) return PAIRED.get(call.name)?.(call)
  return argument(call, "id", "url", "src", "videoId") && SINGLE.get(call.name)?.(call)
}
