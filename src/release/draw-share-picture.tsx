import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import satori from "satori"
import sharp from "sharp"
import { PAPER } from "../shared/site-icons"
import { oneWeight } from "./document/cut-letters"

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
  /** The owner's drawing, as a data address. */
  icon: string
}

/** In pixels, as networks that show links require. */
const SIZE = { width: 1200, height: 630 }
/** Width of the margin, in pixels. */
const MARGIN = 315
const WORK = { left: 360, width: 790 }
const COVER = { left: WORK.left, top: 372, width: 840, height: 258 }

/** As the tokens of the light scheme: a picture is not of the visitor's scheme. */
const COLOURS = { paper: PAPER.light, ink: "#111218", muted: "#5b5d66", margin: "#d9485f" }

/** A title that is longer than this is set in this size, in pixels. */
const TITLE_SIZES = [
  { from: 110, size: 46 },
  { from: 70, size: 54 },
  { from: 40, size: 64 },
  { from: 0, size: 76 },
]

/** The site's own face, and its files for rare letters (`shared/share-picture` lists what they hold). */
const FACES = ["", "-latin-wght-normal", "-latin-ext-wght-normal"].map(part =>
  join(__dirname, `../styles/fonts/bricolage-grotesque${part}.woff2`),
)
let faces: Promise<Buffer[]> | undefined

/** Draws a share picture (issue 13.8) as JPEG. Throws when the cover cannot be read. */
export async function drawSharePicture(picture: SharePicture): Promise<Buffer> {
  faces ??= Promise.all(FACES.map(face => oneWeight(face, 680)))
  const svg = await satori(<Sheet {...picture} />, {
    ...SIZE,
    fonts: (await faces).map((data, at) => {
      return { name: at === 0 ? "display" : `rare ${at}`, data, weight: 700, style: "normal" }
    }),
    loadAdditionalAsset: async (kind, signs) => (kind === "emoji" ? emojiOf(signs) : []),
  })
  return sharp(Buffer.from(svg))
    .composite(picture.cover ? [await coverOf(picture.cover, picture.accent)] : [])
    .flatten({ background: COLOURS.paper })
    .jpeg({ quality: 85, chromaSubsampling: "4:4:4" })
    .toBuffer()
}

/** A photograph fills its place; a drawing shows whole, as it was drawn for the paper it is on. */
async function coverOf(file: string, accent: string | null) {
  const { width, height, left, top } = COVER
  if (!file.endsWith(".svg")) {
    const options = { fit: "cover", position: "top" } as const
    return {
      input: await sharp(file).rotate().resize(width, height, options).toBuffer(),
      left,
      top,
    }
  }
  // A token of the page is replaced by the colour after its name.
  const drawing = (await readFile(file, "utf8")).replaceAll(
    /var\(--([\w-]+), *([^)]+)\)/g,
    (_, token, written) => (token === "accent" && accent) || written,
  )
  return { input: await sharp(Buffer.from(drawing)).resize({ height }).toBuffer(), left, top }
}

function Sheet({ title, about, name, host, cover, icon }: SharePicture) {
  const { size } = TITLE_SIZES.find(({ from }) => title.length > from) ?? { size: 76 }
  const titleSize = cover ? Math.min(size, 54) : size
  return (
    <div style={{ ...SIZE, display: "flex", background: COLOURS.paper, fontFamily: "display" }}>
      <div style={{ ...MARGIN_STYLE, borderRight: `2px solid ${COLOURS.margin}` }}>
        <div style={{ display: "flex", flexDirection: "column", gap: 20 }}>
          <img src={icon} width={56} height={56} alt="" />
          {name}
        </div>
        <div style={{ display: "flex", flexDirection: "column", color: COLOURS.muted }}>
          <span style={{ color: COLOURS.ink }}>{about}</span>
          {host}
        </div>
      </div>
      <div style={{ ...WORK_STYLE, justifyContent: cover ? "flex-start" : "center" }}>
        <div
          style={{
            display: "block",
            width: WORK.width,
            fontSize: titleSize,
            lineHeight: 1.12,
            letterSpacing: "-0.02em",
            lineClamp: cover ? 5 : 8,
            // A word that is wider than the picture would be left out, and all after it.
            wordBreak: "break-word",
          }}
        >
          {withGlyphs(title)}
        </div>
      </div>
    </div>
  )
}

/** Browsers show an ordinary space for the narrow one, and nothing for signs that only mark where a word may break. */
const withGlyphs = (title: string): string =>
  title.replaceAll("\u202f", "\u00a0").replaceAll(/[\u00ad\u200b]/g, "")

const MARGIN_STYLE = {
  boxSizing: "border-box",
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  width: MARGIN,
  height: SIZE.height,
  padding: "48px 24px 40px 40px",
  color: COLOURS.ink,
  fontSize: 24,
  lineHeight: 1.35,
} as const

const WORK_STYLE = {
  boxSizing: "border-box",
  display: "flex",
  flexDirection: "column",
  width: SIZE.width - MARGIN,
  height: SIZE.height,
  padding: "56px 0 56px 45px",
  color: COLOURS.ink,
} as const

const EMOJI = dirname(createRequire(__filename).resolve("@twemoji/svg/package.json"))

/** Drawing of an emoji, as a data address; nothing for one that is newer than the drawings. */
async function emojiOf(signs: string): Promise<string> {
  const points = [...signs].map(sign => (sign.codePointAt(0) ?? 0).toString(16))
  const names = [points.join("-"), points.filter(point => point !== "fe0f").join("-")]
  for (const name of names) {
    const drawing = await readFile(join(EMOJI, `${name}.svg`), "base64").catch(() => undefined)
    if (drawing) return `data:image/svg+xml;base64,${drawing}`
  }
  return EMPTY
}

const EMPTY = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"
