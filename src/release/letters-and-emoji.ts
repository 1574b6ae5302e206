import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { isLettered } from "../shared/share-picture"

/** Signs that mark where a word may break. */
const BREAKS = /[\u00ad\u200b]/g

const SIGNS = new Intl.Segmenter("fr", { granularity: "grapheme" })

/** Runs of letters of a text, and drawings of its emoji, in their order. A sign that nothing draws is left out. */
export async function lettersAndEmoji(words: string): Promise<(string | Buffer)[]> {
  const parts: (string | Buffer)[] = []
  for (const { segment } of SIGNS.segment(words.normalize("NFC").replaceAll(BREAKS, ""))) {
    const emoji = isLettered(segment) ? undefined : await emojiOf(segment)
    const last = parts.at(-1)
    if (emoji) parts.push(emoji)
    else if (!isLettered(segment)) continue
    else if (typeof last === "string") parts[parts.length - 1] = last + segment
    else parts.push(segment)
  }
  return parts
}

/** From the project, because Gatsby has a copy of this module in another folder. */
const projectRequire = createRequire(join(process.cwd(), "package.json"))

/** Drawing of an emoji, as SVG; undefined for one that nobody has drawn. */
async function emojiOf(signs: string): Promise<Buffer | undefined> {
  const points = [...signs].map(sign => (sign.codePointAt(0) ?? 0).toString(16))
  const drawings = dirname(projectRequire.resolve("@twemoji/svg/package.json"))
  const names = [points.join("-"), points.filter(point => point !== "fe0f").join("-")]
  for (const name of names) {
    const drawing = await readFile(join(drawings, `${name}.svg`)).catch(() => undefined)
    if (drawing) return drawing
  }
  return undefined
}
