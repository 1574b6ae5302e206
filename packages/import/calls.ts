/** A tag of a template language: words in their order, words with a name, and what is between it and its end. */
export interface Call {
  name: string
  words: readonly string[]
  named: Readonly<Partial<Record<string, string>>>
  inner: string
}

const WORD =
  /(?:([\w-]+)(?:\s*=\s*|:(?!\/)))?(?:(https?:[^\s"'{}%,\]]+)|"((?:[^"\\]|\\.)*)"|'([^']*)'|`([^`]*)`|([^\s"'=,]+))/g

/** Reads the words of a tag. `include embed/youtube.html id="x"` is a call of `youtube`. */
export function readCall(tag: string, text: string, inner = ""): Call {
  const words: string[] = []
  const named: Record<string, string> = {}
  for (const [, key, ...values] of text.matchAll(WORD)) {
    const value = values.find(one => one !== undefined) ?? ""
    if (key) named[key] = value
    else words.push(value)
  }
  const isInclude = /^include(?:_relative|_cached)?$/.test(tag)
  const name = isInclude ? (words.shift() ?? "").replace(/^.*\/|\.\w+$/g, "") : tag
  return { name: name.replace(/\s/g, "").toLowerCase(), words, named, inner }
}

/** Argument of a call under one of these names, or its first word. */
export const argument = ({ named, words }: Call, ...names: string[]): string =>
  names.map(name => named[name]).find(Boolean) ?? words[0] ?? ""

/** Replaces pairs of tags, inner ones first. The groups of `pattern` are name, words and what is between. */
export const replacePairs = (
  text: string,
  pattern: RegExp,
  replace: (call: Call, source: string) => string,
): string =>
  text.replaceAll(pattern, (source, name: string, words: string, inner: string) =>
    replace(readCall(name, words, replacePairs(inner, pattern, replace)), source),
  )
