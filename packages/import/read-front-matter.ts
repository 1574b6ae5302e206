import { parse as parseToml } from "smol-toml"
import { parse as parseYaml } from "yaml"
import { z } from "zod"
import { type Note, reasonOf } from "./foreign-post"
import { messages } from "./messages"

/** A date of TOML becomes the text that it was. */
const readToml = (text: string): unknown => JSON.parse(JSON.stringify(parseToml(text)))

const readYaml = (text: string): unknown => parseYaml(text, { schema: "core", uniqueKeys: false })

/** A text with a colon, such as a title: YAML has it between quotation marks only. */
const COLON = /^([\w-]+):([^\S\n]+)(?!["'[{|>&*!#])(\S[^\n]*:[^\S\n][^\n]*)$/gm

/** Pelican's fields: `Key: words`, which go on in indented lines. */
const readLines = (text: string): unknown =>
  Object.fromEntries(
    text
      .trim()
      .replaceAll(/\n[^\S\n]+/g, " ")
      .split("\n")
      .map(line => {
        const [key = "", ...words] = line.split(":")
        return [key.trim(), words.join(":").trim()]
      }),
  )

/** Fences of front matter, by language. */
const LANGUAGES: readonly [name: string, fence: RegExp, parse: (text: string) => unknown][] = [
  ["YAML", /^---[^\S\n]*\n((?:[^\n]*\n)*?)---[^\S\n]*(?:\n|$)/, readYaml],
  ["TOML", /^\+\+\+[^\S\n]*\n((?:[^\n]*\n)*?)\+\+\+[^\S\n]*(?:\n|$)/, readToml],
  ["JSON", /^(\{[^\S\n]*\n[\s\S]*?\n\})[^\S\n]*(?:\n|$)/, JSON.parse],
  // Hexo needs no fence above its fields.
  [
    "YAML",
    /^((?=(?:title|date|layout|tags|categories|permalink|author):)(?:[\w-]+:.*\n|[^\S\n]+\S.*\n|- .*\n|#.*\n|\n)+)---+[^\S\n]*(?:\n|$)/,
    readYaml,
  ],
  // Pelican needs none at all.
  [
    "Pelican",
    /^((?=(?:.+\n)*title:)(?:[a-z][\w -]*:(?:[^\S\n].*)?\n|[^\S\n]+\S.*\n)+)(?:\n|$)/i,
    readLines,
  ],
]

const fieldsSchema = z.record(z.string(), z.unknown())

/**
 * Cuts a file into front matter, in YAML, TOML or JSON, and text; a file without one is all text. Throws what an author
 * can read when the front matter cannot be parsed, or the file is not UTF-8.
 */
export function readFrontMatter(file: Uint8Array) {
  const text = decodeText(file)
  for (const [language, fence, parse] of LANGUAGES) {
    const [whole, front = ""] = fence.exec(text) ?? []
    if (whole === undefined) continue
    try {
      const notes: Note[] = []
      const quoted = front.replaceAll(COLON, (all, key: string, blank: string, words: string) => {
        if (language !== "YAML") return all
        const line = text.slice(0, text.indexOf(all)).split("\n").length
        notes.push({ words: messages.quoted(key), line })
        return `${key}:${blank}${JSON.stringify(words.trim())}`
      })
      // Faults have the lines of the file.
      const above = whole.slice(0, whole.indexOf(front)).replaceAll(/[^\n]/g, "")
      const fields = fieldsSchema.parse(parse(above + quoted) ?? {})
      return { fields, notes, body: text.slice(whole.length), line: whole.split("\n").length }
    } catch (error) {
      throw new Error(messages.brokenFrontMatter(language, reasonOf(error)))
    }
  }
  return { fields: {}, notes: [], body: text, line: 1 }
}

/**
 * The text of a file in UTF-8, with the line ends of Unix. Throws for another encoding, because guessing would write
 * wrong letters into posts.
 */
export function decodeText(file: Uint8Array): string {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(file)
    // Plain English in UTF-16 passes as UTF-8, with a NUL beside each letter.
    if (!text.includes("\0")) return text.replace(/^\uFEFF+/, "").replaceAll(/\r\n?/g, "\n")
  } catch {
    // The message below says it.
  }
  throw new Error(messages.notUtf8)
}
