import type { Draft } from "./draft"

/** A tag of a template language: words in their order, words with a name, and what is between it and its end. */
export interface Call {
  name: string
  words: readonly string[]
  /** Words of `words` that are in quotation marks. */
  quoted: readonly string[]
  named: Readonly<Partial<Record<string, string>>>
  inner: string
}

const WORD =
  /(?:([\w-]+)(?:\s*=\s*|:(?!\/)))?(?:(https?:[^\s"'{}%,\]]+)|"((?:[^"\\]|\\.)*)"|'([^']*)'|`([^`]*)`|([^\s"'=,]+))/g

/** Reads the words of a tag. `include embed/youtube.html id="x"` is a call of `youtube`. */
export function readCall(draft: Draft, tag: string, text: string, inner = ""): Call {
  const words: string[] = []
  const quoted: string[] = []
  const named: Record<string, string> = {}
  for (const [, key, address, double, single, ticks, bare] of text.matchAll(WORD)) {
    const said = double ?? single ?? ticks
    const value = address ?? said ?? bare ?? ""
    if (key) named[key] = value
    else words.push(value)
    if (!key && said !== undefined) quoted.push(said)
  }
  const isInclude = /^include(?:_relative|_cached)?$/.test(tag)
  const written = isInclude ? (words.shift() ?? "") : tag
  // A translation needs no name of a tag or of an argument.
  draft.understand(tag, `end${tag}`, written, ...Object.keys(named))
  const name = isInclude ? written.replace(/^.*\/|\.\w+$/g, "") : written
  return { name: name.replace(/\s/g, "").toLowerCase(), words, quoted, named, inner }
}

/** Argument of a call under one of these names, or its first word. */
export const argument = ({ named, words }: Call, ...names: string[]): string =>
  names.map(name => named[name]).find(Boolean) ?? words[0] ?? ""
