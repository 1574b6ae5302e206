import { alert } from "./translate-tags"

const CONTAINER =
  /^(:{3,})[^\S\n]*([a-z][\w-]*)(?:\[([^\]\n]*)\]|[^\S\n]+([^\n{]+))?[^\n]*\n([\s\S]*?)\n\1[^\S\n]*$/gm

/** Translates the containers of Astro, Docusaurus and VitePress. */
const translateContainers = (text: string): string =>
  text.replaceAll(CONTAINER, (_all, _marks, kind: string, title = "", words = "", body = "") => {
    const inner = translateContainers(body)
    return kind === "details"
      ? `<details>\n<summary>${words}</summary>\n\n${inner}\n\n</details>`
      : alert([kind], inner, title || words)
  })

type Row = readonly [pattern: RegExp, replacement: string | ((...groups: string[]) => string)]

/** Outputs of Liquid, Nunjucks and Hugo: the address of the site, a text with filters, comments. */
const OUTPUTS: readonly Row[] = [
  [/\{\{-?\s*site\.(?:baseurl|url)\s*-?\}\}/gi, ""],
  [/\{\{-?\s*["']([^"'{}]+)["']\s*\|[^{}]*\}\}/g, "$1"],
  [/\{\{-?\s*\/\*[\s\S]*?\*\/\s*-?\}\}|\{%-?\s*#[^%]*-?%\}|\{#[^#{}\n]*#\}/g, ""],
]

/** Marks of other Markdowns that CommonMark shows as text, and what they are here. */
const MARKS: readonly Row[] = [
  // kramdown: remarks, a list of contents, attributes of a block or of a word.
  [
    /((?:^>.*\n)+)\{:[^}\n]*\.(?:prompt-|notice--?)?(tip|info|warning|danger)[^}\n]*\}/gm,
    (_all, quote = "", kind = "") => alert([kind], quote.replaceAll(/^> ?/gm, "")),
  ],
  [/^[-*+0-9.]+ .*\n\{:\s*toc[^}]*\}[^\S\n]*$/gim, ""],
  [/^[^\S\n]*\{:[^}\n]*\}[^\S\n]*\n?/gm, ""],
  [/(?<=\S)\{:[^}\n]*\}/g, ""],
  // The end of an excerpt, a list of contents.
  [/^(?:<!--|\{\/\*)\s*(?:more|excerpt|truncate|end)\s*(?:-->|\*\/\})[^\S\n]*\n?/gim, ""],
  [/^\[\[_?toc_?\]\][^\S\n]*$/gim, ""],
  // A remark of Obsidian, or one of GitHub with a title.
  [
    /^> \[!([\w-]+)\](?![^\S\n]*$)[-+]?[^\S\n]*(.*)\n((?:^>.*\n?)*)/gm,
    (_all, kind = "", title = "", quote = "") =>
      `${alert([kind], quote.replaceAll(/^> ?/gm, ""), title)}\n`,
  ],
  // Wiki links, which name a file.
  [/!\[\[([^\]|\n]+)(?:\|[^\]\n]*)?\]\]/g, "![](<$1>)"],
  [
    /\[\[([^\]|#\n]+)(#[^\]|\n]*)?(?:\|([^\]\n]*))?\]\]/g,
    (_all, page = "", part = "", words = "") => `[${words || page}](<${page}.md${part}>)`,
  ],
  // A formula on one line.
  [/^\$\$[^\S\n]*(\S[^$\n]*?)[^\S\n]*\$\$[^\S\n]*$/gm, "$$$$\n$1\n$$$$"],
  // Tags end a block there; in CommonMark all up to the next empty line is HTML.
  [
    /^(<(?!span\b|\/?pre\b)[^\n]*>[^\S\n]*)\n(?=#{1,6} |\[\^?[^\]\n]+\]:|!\[|[-*+] |\d+\. |>|```)/gm,
    "$1\n\n",
  ],
]

const translate = (text: string, rows: readonly Row[]): string =>
  rows.reduce(
    (words, [pattern, to]) =>
      typeof to === "string" ? words.replace(pattern, to) : words.replace(pattern, to),
    text,
  )

/** Replaces what a template language would have written, as far as that is known. */
export const translateOutputs = (text: string): string => translate(text, OUTPUTS)

/** Translates what other Markdowns have and CommonMark does not. */
export const translateMarks = (text: string): string =>
  translate(translateContainers(translateOutputs(text)), MARKS)
