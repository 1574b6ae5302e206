import { hash } from "node:crypto"
import { unescaped } from "./build-identity"

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi
const FRAME = / data-frame="([^"]+)"/g
const MEDIA = /<(?:video|audio)[\s>]/
const STYLE_ATTRIBUTE = /<[a-z][^<>]*? style="([^"]*)"/gi

/** Attributes of a script whose text does not run: it has a file, or is a data block such as JSON-LD. */
const NO_CODE = /\ssrc=|\btype=["']?(?!["']|module\b|text\/javascript\b)/i

/** CSP sources (`'sha256-…'`) of what pages hold themselves. */
export interface InlineSources {
  scripts: readonly string[]
  styles: readonly string[]
  /** Of style attributes. */
  attributes: readonly string[]
  /** Origins of what a click loads into a frame (`content/article/embeds`). */
  frames: readonly string[]
  /** The site itself, where there are films or sounds. */
  media: readonly string[]
}

/**
 * Of one page. Of its scripts only those whose text runs: others need no source (CSP level 3, “should element's inline
 * behaviour be blocked”).
 */
export function inlineSources(html: string): InlineSources {
  const code = [...html.matchAll(SCRIPT)].filter(
    ([, attributes = "", text]) => text && !NO_CODE.test(attributes),
  )
  const markup = html.replaceAll(SCRIPT, "")
  return {
    scripts: code.map(([, , text = ""]) => sourceOf(text)),
    styles: [...markup.matchAll(STYLE)].map(([, text = ""]) => sourceOf(text)),
    attributes: [...markup.matchAll(STYLE_ATTRIBUTE)].map(([, text = ""]) =>
      sourceOf(unescaped(text)),
    ),
    frames: [...markup.matchAll(FRAME)].map(([, origin = ""]) => origin),
    media: MEDIA.test(markup) ? ["'self'"] : [],
  }
}

const sourceOf = (text: string): string => `'sha256-${hash("sha256", text, "base64")}'`

/** Of many pages, each once. */
export function joinSources(pages: readonly InlineSources[]): InlineSources {
  const all = (part: keyof InlineSources) => [...new Set(pages.flatMap(page => page[part]))].sort()
  return {
    scripts: all("scripts"),
    styles: all("styles"),
    attributes: all("attributes"),
    frames: all("frames"),
    media: all("media"),
  }
}
