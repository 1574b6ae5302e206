import { blocks } from "./blocks"
import { type Call, readCall } from "./calls"
import type { Draft, Places } from "./draft"
import { ATTRIBUTES, CAPITALS } from "./html-tags"
import { messages } from "./messages"
import { PAIRED, SINGLE, translatePart, VERBATIM } from "./tag-table"

/** Words of a tag of Liquid, up to its end or the next tag. */
const WORDS = String.raw`((?:[^%{]|%(?!\})|\{(?!%))*?)`

/** Tags with an end: those of Hugo, and those of Jekyll, Hexo and dev.to. */
const pairs = (name: string) => [
  blocks(
    new RegExp(String.raw`\{\{[<%]\s*(${name})(?![\w./-])([^{}]*?)(?<!/)[>%]\}\}`, "gi"),
    /\{\{[<%]\s*\/\s*([\w./-]+)\s*[>%]\}\}/g,
  ),
  blocks(
    new RegExp(String.raw`\{%-?\s*(${name})(?![\w-])${WORDS}-?%\}`, "gi"),
    /\{%-?\s*end(\w[\w-]*?)\s*-?%\}/g,
  ),
]

const VERBATIM_PAIRS = pairs([...VERBATIM.keys()].join("|"))
const PAIRS = pairs(String.raw`[\w./-]+`)
const TAG = new RegExp(
  String.raw`\{\{[<%]-?\s*(\/?\s*[\w./-]+)(?![\w./-])([^{}]*?)\/?\s*-?[>%]\}\}|\{%-?\s*([\w-]+)(?![\w-])${WORDS}-?%\}`,
  "g",
)

/** Outputs of templates, and marks of other Markdowns and of WordPress that stay as they are written. */
const LEFT = new RegExp(
  [
    String.raw`\{\{(?![<%])[^{}]*\}\}`,
    String.raw`(?<![=\w])==(?=\S)[^=\n]+==(?![=\w])`,
    String.raw`\{::[^{}\n]*\}|(?<=[)\]])\{[.#\w][^{}\n]*\}|^\{[.#]\w[^{}\n]*\}`,
    String.raw`<!--\s*tab\s[^<\n]*-->|^:[^\S\n]+\S.*|\\\\[[(].*`,
    String.raw`\\?\[/?(?:caption|gallery|code|embed|audio|video|playlist)\b[^[\]\n]*\](?![([:])`,
  ].join("|"),
  "gm",
)

const PART = String.raw`(?<![\\\w])<([A-Z][\w.]*)(?![\w.])${ATTRIBUTES}\s*`
/** Components in Markdown, as Svelte and Vue have them. */
const EMPTY_PARTS = new RegExp(`${PART}/>`, "g")
const PARTS = blocks(new RegExp(`${PART}>`, "g"), /<\/([A-Z][\w.]*)\s*>/g)

/** Translates tags. Those without an equal stay, or lose their marks around their content; both are listed. */
export function translateTags(draft: Draft): void {
  for (const pattern of VERBATIM_PAIRS)
    draft.replace(pattern, (_source, name = "", words = "", inner = "") => {
      const call = readCall(draft, name, words, inner)
      return VERBATIM.get(call.name)?.(call, draft)
    })
  for (const pattern of PAIRS) {
    const unwrap = (text: string): string =>
      draft.replaceIn(text, pattern, (source, name = "", words = "", inner = "") => {
        const call = readCall(draft, name, words, unwrap(inner))
        return PAIRED.get(call.name)?.(call, draft) ?? withoutMarks(call, source)
      })
    draft.text = unwrap(draft.text)
  }
  function withoutMarks({ name, words, named, inner }: Call, source: string): string {
    draft.open(messages.unwrapped(/^.*?[>%]\}\}?/s.exec(source)?.[0] ?? source))
    const heading = named.title ?? named.header ?? named.name ?? (name === "tab" && words[0])
    return heading ? `\n**${heading}**\n\n${inner}` : inner
  }
  const parts = (text: string, places: Places): string =>
    draft.replaceIn(text, places, (source, name = "", words = "", inner = "") =>
      CAPITALS.test(name)
        ? source
        : translatePart(
            draft,
            name,
            readCall(draft, name, words).named,
            parts(inner, places),
            source,
          ),
    )
  for (const places of [EMPTY_PARTS, PARTS]) draft.text = parts(draft.text, places)
  draft.replace(LEFT, () => undefined)
  draft.replace(TAG, (source, hugo = "", hugoWords = "", liquid = "", liquidWords = "") => {
    const call = readCall(draft, hugo || liquid, hugo ? hugoWords : liquidWords)
    const translation = SINGLE.get(call.name)?.(call, draft)
    if (translation !== undefined || !/^\{\{<\S/.test(source)) return translation
    // Without a space it would be a tag of HTML.
    draft.open(messages.left(source.trim()))
    return source.replace("{{<", "{{< ")
  })
}
