import { blocks } from "./blocks"
import type { Draft, Places } from "./draft"
import { groupBy } from "./group-by"
import { alert, SINGLE } from "./tag-table"

/** A mark, and its translation; `understood` are words of it that the translation does not need. */
type Row = readonly [
  places: Places,
  translation: (draft: Draft, ...found: string[]) => string,
  understood?: string,
]

const nothing = () => ""
const unquoted = (text: string) => text.replaceAll(/^> ?/gm, "")

/** Outputs of Liquid, Nunjucks and Hugo: the address of the site, a text with filters, comments. */
export const OUTPUTS: readonly Row[] = [
  // Zola's tags, in the form that others have.
  [
    /\{\{-?\s*(\w+)\(([^{}]*)\)\s*-?\}\}/g,
    (_draft, all, name = "", words = "") => (SINGLE.has(name) ? `{% ${name} ${words} %}` : all),
  ],
  [
    // All have the same end, so that the group for their names is empty.
    blocks(/\{%-?()\s*(\w+)\(((?:[^%{]|%(?!\})|\{(?!%))*?)\)\s*-?%\}/g, /\{%-?\s*end\s*-?%\}/g),
    (_draft, _all, _none, name = "", words = "", inner = "") =>
      `{% ${name} ${words} %}${inner}{% end${name} %}`,
    "end",
  ],
  [/\{\{-?\s*site\.(?:baseurl|url)\s*-?\}\}/gi, nothing, "site baseurl url"],
  [
    /\{\{-?\s*["']([^"'{}]+)["']\s*\|[^{}]*\}\}/g,
    (_draft, _all, words = "") => words,
    "relative_url absolute_url url relURL absURL",
  ],
  [
    /\{\{-?\s*\/\*(?:(?!\{\{-?\s*\/\*)[\s\S])*?\*\/\s*-?\}\}|\{%-?\s*#[^%]*-?%\}|\{#[^#{}\n]*#\}/g,
    nothing,
  ],
]

/** Tags that a page shows: Hugo writes them as comments, Jekyll between `raw` tags. */
const LITERALS: readonly Row[] = [
  [
    /(\{\{[<%])\/\*((?:(?!\{\{[<%]\/\*).)*?)\*\/([>%]\}\})/g,
    (_draft, _all, ...parts) => parts.slice(0, 3).join(""),
  ],
  [/^[^\S\n]*\{%-?\s*(?:end)?raw\s*-?%\}[^\S\n]*\n/gm, nothing, "raw endraw"],
  [/\{%-?\s*(?:end)?raw\s*-?%\}/g, nothing, "raw endraw"],
]

/** A line of colons, which ends a container of as many, or begins one without a kind. */
const COLONS = /^(:{3,})[^\S\n]*$/gm

/**
 * Containers that begin with a line of this form, each to its end, with their text as the last group. A pattern for a
 * whole one would read to the end of the text at each line that has no end.
 */
const containers = (beginning: RegExp) =>
  function* (text: string) {
    const ends = groupBy([...text.matchAll(COLONS)].reverse(), ([, colons = ""]) => colons)
    let done = 0
    for (const found of text.matchAll(beginning)) {
      const [line, colons = "", ...words] = found
      const { index } = found
      const begin = index + line.length + 1
      const rest = ends.get(colons) ?? []
      while ((rest.at(-1)?.index ?? begin + 1) <= begin) rest.pop()
      const end = rest.at(-1)
      if (index < done || !end) continue
      done = end.index + end[0].length
      const groups = [colons, ...words, text.slice(begin, end.index - 1)]
      yield Object.assign([text.slice(index, done), ...groups], { index })
    }
  }

/** A container of Astro, Docusaurus and VitePress; one without a kind is a row of its own. */
const CONTAINER: Row = [
  containers(/^(:{3,})[^\S\n]*([a-z][\w-]*)(?:\[([^\]\n]*)\]|[^\S\n]+([^\n{]+))?[^\n]*/gm),
  (draft, _all, _marks, kind = "", title = "", words = "", body = "") => {
    const inner = draft.replaceIn(body, CONTAINER[0], changeOf(draft, CONTAINER))
    if (kind !== "details") return alert(draft, [kind], inner, title || words)
    return `<details>\n<summary>${words || title}</summary>\n\n${inner}\n\n</details>`
  },
]

/** Marks of other Markdowns that CommonMark shows as text, and what they are here. */
export const MARKS: readonly Row[] = [
  CONTAINER,
  [containers(COLONS), (draft, _all, _marks, body = "") => alert(draft, [], body)],
  // kramdown: remarks, a list of contents, attributes of a block or of a word.
  [
    /(?<!\S[^\S\n]*\n)((?:^(?!\{:|[^\S\n]*$).*\n)+)\{:[^}\n]*\.(?:(?:prompt-|notice--)(\w+)|notice)\b[^}\n]*\}/gm,
    (draft, _all, text = "", kind = "notice") => alert(draft, [kind], unquoted(text)),
    "prompt notice",
  ],
  [/^[-*+0-9.]+ .*\n\{:\s*toc[^{}\n]*\}[^\S\n]*$/gim, nothing, "toc"],
  [/^[^\S\n]*\{:[^{}\n]*\}[^\S\n]*\n?/gm, nothing],
  [/(?<=\S)\{:[^{}\n]*\}/g, nothing],
  // The end of an excerpt, a list of contents.
  [
    /^(?:<!--|\{\/\*)\s*(?:more|excerpt|truncate|end)\s*(?:-->|\*\/\})[^\S\n]*\n?/gim,
    nothing,
    "more excerpt truncate end",
  ],
  [/^\[\[_?toc_?\]\][^\S\n]*$/gim, nothing, "toc"],
  // A remark of Obsidian, or one of GitHub with a title.
  [
    /^> \[!([\w-]+)\](?![^\S\n]*$)[-+]?[^\S\n]*(.*)\n((?:^>.*\n?)*)/gm,
    (draft, _all, kind = "", title = "", quote = "") =>
      `${alert(draft, [kind], unquoted(quote), title)}\n`,
  ],
  // Wiki links, which name a file.
  [/!\[\[([^[\]|\n]+)(?:\|[^[\]\n]*)?\]\]/g, (_draft, _all, file = "") => `![](<${file}>)`],
  [
    /\[\[([^[\]|#\n]+)(#[^[\]|\n]*)?(?:\|([^[\]\n]*))?\]\]/g,
    (_draft, _all, page = "", part = "", words = "") => `[${words || page}](<${page}.md${part}>)`,
  ],
  // Tags end a block there; in CommonMark all up to the next empty line is HTML.
  [
    /^(<(?!span\b|\/?pre\b)[^\n]*>[^\S\n]*)\n(?=#{1,6} |\[\^?[^\]\n]+\]:|!\[|[-*+] |\d+\. |>|```|\uE000)/gm,
    (_draft, _all, line = "") => `${line}\n\n`,
  ],
]

const changeOf =
  (draft: Draft, [_places, translation, understood]: Row) =>
  (...found: string[]) => {
    draft.understand(understood)
    return translation(draft, ...found)
  }

const translate = (draft: Draft, rows: readonly Row[]): void => {
  for (const row of rows) draft.replace(row[0], changeOf(draft, row))
}

/** Replaces what a template language would have written, as far as that is known. */
export const translateOutputs = (draft: Draft): void => translate(draft, OUTPUTS)

/** Writes the tags that a page shows, in its code too. */
export const translateLiterals = (draft: Draft): void => translate(draft, LITERALS)

/** Translates what other Markdowns have and CommonMark does not. */
export const translateMarks = (draft: Draft): void => translate(draft, MARKS)
