import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { type Node, Renderer } from "@takumi-rs/core"
import sharp from "sharp"
import { isDrawing } from "../shared/drawn-on-page"
import { PAPER } from "../shared/site-icons"
import { lettersAndEmoji } from "./letters-and-emoji"

/** Content of a share picture: a sheet of an exercise book, and its label. */
export interface SharePicture {
  title: string
  /** Lines of the label above the title, each with its name. */
  facts: readonly (readonly [name: string, value: string])[]
  host: string
  day: string
  /** A picture's file. */
  cover: string | null
  /** The owner's, which replaces that of the drawings. */
  accent: string | null
  /** The owner's drawing, as SVG. */
  icon: string
}

/** In pixels, as networks that show links require. */
const SIZE = { width: 1200, height: 630 }
/** Seven squares of the ground. */
const LINE = 252
/** Place of a cover right of the line. */
const COVER = { width: SIZE.width - LINE, height: 378 }

/** The title's size in pixels, alone and beside a cover, when it is no longer than this. */
const TITLE_SIZES = [
  { most: 18, size: 108, beside: 60 },
  { most: 26, size: 96, beside: 60 },
  { most: 48, size: 84, beside: 50 },
  { most: 80, size: 70, beside: 42 },
  { most: 120, size: 58, beside: 34 },
  { most: Infinity, size: 48, beside: 28 },
]

/** The tokens of the light scheme, because a picture is not of the visitor's scheme. */
const STYLES = `
.sheet { position: relative; width: 100%; height: 100%; color: #15161c; font-size: 24px; line-height: 1.4;
  background-color: ${PAPER.light}; background-image: url("seyes"); background-position: 0 18px;
  background-size: 36px 36px }
.line { position: absolute; top: 0; left: ${LINE - 1}px; width: 2px; height: 100%; background: #d9485f }
.margin { position: absolute; width: ${LINE}px; box-sizing: border-box; display: flex; flex-direction: column;
  padding: 36px 16px 40px 36px; background: linear-gradient(${PAPER.light} 85%, transparent); font-size: 22px;
  font-weight: 600; overflow-wrap: anywhere }
.icon { width: 56px; height: 56px; margin-bottom: 16px }
.small { color: #565963; font-weight: 400 }
.label { position: absolute; left: 288px; top: 18px; width: 876px; box-sizing: border-box; display: flex;
  flex-direction: column; padding: 30px 40px 34px; border: 1px solid #dedbd2; border-radius: 6px; background: #ffffff;
  outline: 2px solid; outline-offset: -12px }
.label.alone { top: 90px; height: 450px }
.facts { display: flex; flex-shrink: 0; gap: 40px; padding-bottom: 6px; border-bottom: 2px solid #c9d3ec;
  overflow: hidden }
.fact { display: flex; gap: 12px; font-weight: 600; white-space: nowrap }
.place { display: flex; flex-grow: 1; flex-direction: column; justify-content: center }
.title { display: block; margin-top: 18px; font-weight: 720; line-height: 1.08; letter-spacing: -0.02em; line-clamp: 7;
  overflow-wrap: anywhere; text-wrap: balance }
.emoji { display: inline-block; width: 1em; height: 1em; margin: 0 0.05em 0 0.1em; vertical-align: -0.1em }
.cover { position: absolute; bottom: 0 }
`

/** A square of the ground: violet uprights, a line, and three paler ones to the next. */
const SEYES = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="36" height="36"><path fill="#e5e8f3" d="M0 9h36v1H0zM0 18h36v1H0zM0 27h36v1H0z"/><path fill="#c9d3ec" d="M0 0h36v1H0z"/><path fill="#caccf0" d="M0 0h1v36H0z"/></svg>',
)

const FONTS = join(process.cwd(), "src/styles/fonts")

/**
 * The site's own face, the whole files that it is cut out of, and one with arrows, mathematics, Greek and Cyrillic. Its signs
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
 * Draws a share picture in a thread: as PNG, or as JPEG when a photograph is in it. Throws when the cover
 * cannot be read.
 */
export async function drawSharePicture(picture: SharePicture): Promise<Buffer> {
  renderer ??= rendererWithFaces()
  const { cover } = picture
  return (await renderer).render(await sheetOf(picture), {
    ...SIZE,
    css: [STYLES],
    images: [{ src: "seyes", data: SEYES }],
    ...(!cover || isDrawing(cover) ? { format: "png" } : { format: "jpeg", quality: 85 }),
  })
}

async function sheetOf(picture: SharePicture): Promise<Node> {
  const { title, facts, host, day, cover, icon } = picture
  const { size = 0, beside = 0 } = TITLE_SIZES.find(({ most }) => title.length <= most) ?? {}
  const accent = picture.accent ?? "#002fa7"
  // A long one breaks before a dot.
  const address = host.replaceAll(".", "\u200b.")
  const lines = facts.map(async ([name, value]) =>
    box("fact", [text(name, "small"), ...(await partsOf(value))]),
  )
  return box("sheet", [
    ...(cover ? [await coverOf(cover, accent)] : []),
    box("margin", [image("icon", Buffer.from(icon)), text(address), text(day, "small")]),
    box("line", []),
    {
      ...box(cover ? "label" : "label alone", [
        box("facts", await Promise.all(lines)),
        box("place", [
          { ...box("title", await partsOf(title)), style: { fontSize: cover ? beside : size } },
        ]),
      ]),
      style: { outlineColor: accent },
    },
  ])
}

const box = (className: string, children: Node[]): Node => ({
  type: "container",
  className,
  children,
})

const text = (words: string, className = ""): Node => ({ type: "text", className, text: words })

const image = (className: string, src: Uint8Array): Node => ({ type: "image", className, src })

/**
 * A photograph fills its place. A drawing shows whole, as it was drawn for the paper it is on: its x = 0 is the margin
 * line, and what is left of that stands in the margin.
 */
async function coverOf(file: string, accent: string): Promise<Node> {
  if (!isDrawing(file)) {
    const { width, height } = COVER
    const options = { fit: "cover", position: "top" } as const
    const photograph = await sharp(file).rotate().resize(width, height, options).toBuffer()
    return { ...image("cover", photograph), style: { left: LINE, width, height } }
  }
  // A token of the page is replaced by the colour after its name.
  const drawing = (await readFile(file, "utf8")).replaceAll(
    /var\(--([\w-]+), *([^)]+)\)/g,
    (_, token, written) => (token === "accent" ? accent : written),
  )
  const [left = 0, , width = 1, height = 1] =
    /viewBox="([^"]+)"/
      .exec(drawing)?.[1]
      ?.split(/[\s,]+/)
      .map(Number) ?? []
  const scale = Math.min(COVER.width / (left + width), COVER.height / height)
  return {
    ...image("cover", Buffer.from(drawing)),
    style: { left: LINE + left * scale, width: width * scale, height: height * scale },
  }
}

/** Words of a text, and drawings of its emoji, as nodes. */
const partsOf = async (words: string): Promise<Node[]> =>
  (await lettersAndEmoji(words)).map(part =>
    typeof part === "string" ? text(part) : image("emoji", part),
  )
