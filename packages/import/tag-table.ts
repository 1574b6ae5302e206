import { mediaKind } from "@site/articles"
import { destination, frameFor } from "./addresses"
import { argument, type Call } from "./calls"
import type { Draft } from "./draft"
import { messages } from "./messages"

type Translation = (call: Call, draft: Draft) => string | undefined

/** A picture or a film. Its words are in quotation marks, or else without: those of its place and size are none. */
const picture: Translation = ({ words, quoted, named }) => {
  const address = named.src ?? named.path ?? named.url ?? named.image_path
  const target = address ?? words.find(one => /[./]/.test(one)) ?? ""
  const [first, second] = quoted.filter(one => one !== target)
  const bare = words.filter(one => one !== target && !PLACE.test(one)).join(" ")
  const { caption = named.description ?? second, title = caption } = named
  const { alt = caption ?? first ?? bare } = named
  const said = second === undefined ? alt : (named.alt ?? first ?? "")
  const hasLink = /\]\(|<a\s/.test(caption ?? "")
  const written = title && !hasLink ? ` "${plain(title).replaceAll('"', "'")}"` : ""
  const below = hasLink ? `\n${caption}\n` : ""
  return `\n![${plain(said)}](<${target}>${written})\n${below}`
}

const PLACE = /^(?:\d+(?:%|px|vw)?|left|right|center|true|false)$/

const plain = (words: string) =>
  words.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll(/[*`]/g, "")

const fence = (draft: Draft, info: string, code: string) => {
  const text = code.replace(/^\n+|\s+$/g, "")
  const ticks = text.includes("```") ? "````" : "```"
  return `\n${draft.hideCode(`${ticks}${info}\n${text}\n${ticks}`)}\n`
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
  [/^(?:note|notice|info|primary|alert|admonition|callout)$/i, "NOTE"],
]

const quoted = (lines: readonly string[]) => lines.map(line => `> ${line}`.trimEnd()).join("\n")

/** A remark as Markdown writes it. `kinds` may name its kind. */
export function alert(
  draft: Draft,
  kinds: readonly (string | undefined)[],
  text: string,
  title = "",
): string {
  const isKind = (words: RegExp) => kinds.find(kind => kind && words.test(kind))
  const [words, mark] = ALERTS.find(([words]) => isKind(words)) ?? []
  draft.understand(words && isKind(words))
  const head = title.replaceAll(/\*\*|\{#[^}]*\}/g, "").trim()
  const lines = [...(head ? [`**${head}**`, ""] : []), ...text.trim().split("\n")]
  return quoted([`[!${mark ?? "NOTE"}]`, ...lines])
}

const remark: Translation = ({ name, words, named, inner }, draft) => {
  const rest = words.filter(one => !ALERTS.some(([kinds]) => kinds.test(one))).join(" ")
  const { type, level, variant, kind, style, title = named.label ?? rest } = named
  // A name such as "note" is what other words make of it.
  return `\n${alert(draft, [...words, type, level, variant, kind, style, name], inner, title)}\n`
}

const by = (text: string, source: readonly (string | undefined)[]) => {
  const said = source.filter(Boolean).join(", ")
  return `\n${quoted([...text.trim().split("\n"), ...(said ? ["", `— ${said}`] : [])])}\n`
}

const quote: Translation = ({ words, quoted: parts, named, inner }) => {
  if (inner) return by(inner, [words.join(" "), named.author, named.source])
  // The quotation, its author, its work and its address, in this order.
  const [text = named.text ?? "", ...source] = parts
  return text ? by(text, [...source, named.author, named.source]) : undefined
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

/** An address, which stands in a link; or the words of a link, and its address. */
const reference: Translation = (call, draft) => {
  const { quoted: parts } = call
  const url = parts.find(one => /^(?:https?:|\/|#|mailto:)/.test(one))
  const words = parts.find(one => one !== url)
  if (url && words) return `[${words}](${destination(url)})`
  return linkTo("")(call, draft) ?? (encodeURI(argument(call, "path")) || undefined)
}

const table = (translations: Readonly<Record<string, Translation>>) =>
  new Map(
    Object.entries(translations).flatMap(([names, translation]) =>
      names.split(" ").map(name => [name, translation] as const),
    ),
  )

/** Tags whose content is no Markdown. */
export const VERBATIM = table({
  "highlight code codeblock": ({ words, named, inner }, draft) => {
    // Behind the language of Hexo there is a title, behind others there are options.
    const [language = "", ...rest] = named.lang
      ? [named.lang, ...words]
      : words.join(" ").split(" ")
    const title = named.lang ? rest.filter(one => !/^(?:https?:|\d+$)/.test(one)).join(" ") : ""
    const numbered = rest.includes("linenos") ? " showLineNumbers" : ""
    if (numbered) draft.understand("linenos")
    return fence(draft, `${language}${title && ` title="${title}"`}${numbered}`, inner)
  },
  mermaid: ({ inner }, draft) => fence(draft, "mermaid", inner),
  comment: () => "",
})

export const PAIRED = table({
  "alert notice admonition callout hint note tip info warning caution danger": remark,
  "details expand collapse collapsible spoiler": details,
  "blockquote quote pullquote": quote,
})

export const SINGLE = table({
  "figure img image asset_img": picture,
  "youtube youtubeembed youtubevideo": youtube,
  vimeo,
  // A file, or Jekyll's by the name of a provider.
  video: (call, draft) => {
    if (mediaKind(argument(call, "src", "url")) === "video") return picture(call, draft)
    draft.understand(call.named.provider)
    return (call.named.provider === "vimeo" ? vimeo : youtube)(call, draft)
  },
  "tweet twitter": linkTo("https://x.com/i/status/", messages.read("X")),
  // Hugo writes the owner before the number, Jekyll a file behind it.
  gist: (call, draft) =>
    gist({ ...call, words: [call.words.filter(isGist).slice(0, 2).join("/")] }, draft),
  embed: linkTo(""),
  "blockquote quote": quote,
  "ref relref post_url post_path asset_path link": reference,
  // Hexo's has the words of the link after the file.
  post_link: ({ words: [file = "", ...words] }) => `[${words.join(" ") || file}](<${file}>)`,
})

const isGist = (word: string) => word.includes("//") || !word.includes(".")

/** Markdown for a component: that of a tag with its name, a link, or its words. Without words it is removed, and listed whole. */
export function translatePart(
  draft: Draft,
  name: string,
  named: Call["named"],
  inner: string,
  source: string,
): string {
  const call = { name: name.toLowerCase(), named, words: [], quoted: [], inner }
  draft.understand(name, ...Object.keys(named))
  const hasAddress = argument(call, "id", "url", "src", "videoId") !== ""
  const translation = inner
    ? PAIRED.get(call.name)?.(call, draft)
    : hasAddress && SINGLE.get(call.name)?.(call, draft)
  if (translation) return translation.trim()
  const { href = named.to, title = named.label } = named
  if (href && inner) return `[${inner}](${destination(href)})`
  draft.open(inner ? messages.unwrapped(`<${name}>`) : messages.removedPart(source))
  return title && source.includes("\n") ? `**${title}**\n\n${inner}` : inner
}
