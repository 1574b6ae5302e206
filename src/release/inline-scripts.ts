import { createHash } from "node:crypto"

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

/** What a script element's `type` may be when its text is code. */
const CODE_TYPE = /\btype=["']?(?:module|text\/javascript)\b/i

/**
 * CSP sources (`'sha256-…'`) of the inline scripts of a page, each once. Scripts with `src`, empty ones
 * and data blocks such as JSON-LD need none (CSP level 3, “should element's inline behaviour be blocked”).
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = "", text = ""]) => {
      const isCode = !/\btype=/i.test(attributes) || CODE_TYPE.test(attributes)
      return text !== "" && isCode && !/\ssrc=/i.test(attributes)
    })
    .map(([, , text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)
  return [...new Set(hashes)]
}
