import { messages } from "../messages/messages"

/**
 * The text of a file in UTF-8, with the line ends of Unix. Throws what an author can read when it is in another
 * encoding: guessing would write wrong letters into posts.
 */
export function decodeText(file: Uint8Array): string {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(file)
    // Plain English in UTF-16 passes as UTF-8, with a NUL beside each letter.
    if (!text.includes("\0")) return text.replace(/^\uFEFF+/, "").replaceAll(/\r\n?/g, "\n")
  } catch {
    // The message below names the encoding.
  }
  throw new Error(messages.imports.notUtf8(encodingOf(file)))
}

/** The encoding that a text is probably in. */
function encodingOf(file: Uint8Array): string | undefined {
  const bytes = Buffer.from(file).toString("latin1")
  if (/^(?:\xFF\xFE|\xFE\xFF)/.test(bytes) || bytes.includes("\0")) return "UTF-16"
  const runs = bytes.match(/[\x80-\xFF]+/g) ?? []
  // Among French words a letter with an accent is alone; other encodings write theirs in rows.
  const isLatin = runs.filter(({ length }) => length === 1).length > runs.length * 0.8
  return isLatin ? "Windows-1252" : undefined
}
