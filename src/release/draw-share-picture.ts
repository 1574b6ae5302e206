import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { type Node, Renderer } from "@takumi-rs/core"
import sharp from "sharp"
import { isDrawing, isLettered } from "../shared/share-picture"
import { PAPER } from "../shared/site-icons"

/** Content of a share picture. */
export interface SharePicture {
  title: string
  /** Kind of page, or its day. */
  about: string
  /** The site's name and host. */
  name: string
  host: string
  /** A picture's file. */
  cover: string | null
  /** The owner's, which replaces that of the drawings. */
  accent: string | null
  /** The owner's drawing, as SVG. */
  icon: string
}

/** In pixels, as networks that show links require. */
const SIZE = { width: 1200, height: 630 }
const COVER = { width: 840, height: 258 }

/** A title that is longer than this is set in this size, in pixels. */
const TITLE_SIZES = [
  { from: 110, size: 46 },
  { from: 70, size: 54 },
  { from: 40, size: 64 },
  { from: 0, size: 76 },
]

/** The tokens of the light scheme, because a picture is not of the visitor's scheme. */
const STYLES = `
.sheet { display: flex; width: 100%; height: 100%; background: ${PAPER.light}; color: #111218; font-weight: 680 }
.margin { display: flex; flex-direction: column; justify-content: space-between; box-sizing: border-box;
  width: 315px; padding: 48px 24px 40px 40px; border-right: 2px solid #d9485f; font-size: 24px; line-height: 1.35 }
.owner { display: flex; flex-direction: column; gap: 20px }
.icon { width: 56px; height: 56px }
.facts { display: flex; flex-direction: column }
.host { color: #5b5d66 }
.work { display: flex; flex-direction: column; justify-content: center; position: relative; box-sizing: border-box;
  width: 885px; padding: 56px 50px 56px 45px }
.work.covered { justify-content: flex-start }
.title { display: block; line-height: 1.12; letter-spacing: -0.02em; line-clamp: 8; overflow-wrap: anywhere }
.emoji { display: inline-block; width: 1em; height: 1em; margin: 0 0.05em 0 0.1em; vertical-align: -0.1em }
.cover { position: absolute; left: 45px; bottom: 0; height: ${COVER.height}px }
`

const FONTS = join(process.cwd(), "src/styles/fonts")

/**
 * The site's own face with its files for rare letters, and one with arrows, mathematics, Greek and Cyrillic. Its signs
 * are listed in `shared/share-picture`.
 */
export const FACES = [
  ...["", "-latin-wght-normal", "-latin-ext-wght-normal"].map(part => `bricolage-grotesque${part}`),
  "noto-sans-math",
].map(face => join(FONTS, `${face}.woff2`))

let renderer: Promise<Renderer> | undefined

async function rendererWithFaces(): Promise<Renderer> {
  const made = new Renderer()
  // The first face that has a letter draws it.
  for (const [at, face] of FACES.entries())
    await made.registerFont({ name: `face ${at}`, data: await readFile(face) })
  return made
}

/**
 * Draws a share picture (issue 13.8) in a thread: as PNG, or as JPEG when a photograph is in it. Throws when the cover
 * cannot be read.
 */
export async function drawSharePicture(picture: SharePicture): Promise<Buffer> {
  renderer ??= rendererWithFaces()
  const { cover } = picture
  return (await renderer).render(await sheetOf(picture), {
    ...SIZE,
    css: [STYLES],
    ...(!cover || isDrawing(cover) ? { format: "png" } : { format: "jpeg", quality: 85 }),
  })
}

async function sheetOf(picture: SharePicture): Promise<Node> {
  const { title, about, name, host, cover, icon } = picture
  const { size } = TITLE_SIZES.find(({ from }) => title.length > from) ?? { size: 76 }
  const fontSize = cover ? Math.min(size, 54) : size
  return box("sheet", [
    box("margin", [
      box("owner", [image("icon", Buffer.from(icon)), text(name)]),
      box("facts", [text(about), text(host, "host")]),
    ]),
    box(cover ? "work covered" : "work", [
      { ...box("title", await titleParts(title)), style: { fontSize } },
      ...(cover ? [image("cover", await coverOf(cover, picture.accent))] : []),
    ]),
  ])
}

const box = (className: string, children: Node[]): Node => ({
  type: "container",
  className,
  children,
})

const text = (words: string, className = ""): Node => ({ type: "text", className, text: words })

const image = (className: string, src: Uint8Array): Node => ({ type: "image", className, src })

/** A photograph fills its place; a drawing shows whole, as it was drawn for the paper it is on. */
async function coverOf(file: string, accent: string | null): Promise<Buffer> {
  if (!isDrawing(file)) {
    const { width, height } = COVER
    return sharp(file).rotate().resize(width, height, { fit: "cover", position: "top" }).toBuffer()
  }
  // A token of the page is replaced by the colour after its name.
  const drawing = (await readFile(file, "utf8")).replaceAll(
    /var\(--([\w-]+), *([^)]+)\)/g,
    (_, token, written) => (token === "accent" && accent) || written,
  )
  return Buffer.from(drawing)
}

/** Signs that mark where a word may break. */
const BREAKS = /[\u00ad\u200b]/g

/** Words and emoji, in their order. A sign that nothing draws is left out. */
async function titleParts(title: string): Promise<Node[]> {
  const parts: Node[] = []
  for (const { segment } of SIGNS.segment(title.normalize("NFC").replaceAll(BREAKS, ""))) {
    const emoji = isLettered(segment) ? undefined : await emojiOf(segment)
    const last = parts.at(-1)
    if (emoji) parts.push(image("emoji", emoji))
    else if (!isLettered(segment)) continue
    else if (last?.type === "text") last.text += segment
    else parts.push(text(segment))
  }
  return parts
}

const SIGNS = new Intl.Segmenter("fr", { granularity: "grapheme" })

const { resolve } = createRequire(join(process.cwd(), "package.json"))
const EMOJI = dirname(resolve("@twemoji/svg/package.json"))

async function emojiOf(signs: string): Promise<Buffer | undefined> {
  const points = [...signs].map(sign => (sign.codePointAt(0) ?? 0).toString(16))
  const names = [points.join("-"), points.filter(point => point !== "fe0f").join("-")]
  for (const name of names) {
    const drawing = await readFile(join(EMOJI, `${name}.svg`)).catch(() => undefined)
    if (drawing) return drawing
  }
  return undefined
}
