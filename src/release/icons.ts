import { readFile } from "node:fs/promises"
import { join } from "node:path"
import pngToIco from "png-to-ico"
import sharp from "sharp"
import { staticFiles } from "../content/content-folder"
import { messages } from "../messages/messages"
import type { SiteFacts } from "../release-format/release-files"
import { SITE_FILES } from "../shared/site-files"
import { ICON, MANIFEST, PAPER, TOUCH_ICON } from "../shared/site-icons"
import type { Step } from "./steps"

/** In pixels, of the icon for what reads no SVG. */
const ICO_SIZES = [16, 32, 48]

/** So much of an icon stays, whatever shape a system cuts it to: a square within a circle of 80 % (W3C, manifest). */
const SAFE = 0.56

/** Those that the manifest names. */
const NAMED = [
  { src: SITE_FILES.smallIcon, size: 192, purpose: "any" },
  { src: SITE_FILES.largeIcon, size: 512, purpose: "any" },
  { src: SITE_FILES.maskableIcon, size: 512, purpose: "maskable" },
]

type Site = Pick<SiteFacts, "name" | "description" | "pathPrefix">

/**
 * Icons from the owner's one drawing, and the manifest of the site. Takes the project's root. Returns the
 * files by their names. Throws when the drawing cannot be drawn. That there is one is checked with the content.
 */
export async function iconFiles(root: string, site: Site): Promise<Map<string, Buffer | string>> {
  const folder = (await staticFiles(root)).get(ICON.slice(1))
  if (!folder) return new Map()
  try {
    const file = await readFile(join(folder, ICON))
    const drawing = { file, width: (await sharp(file).metadata()).width }
    const named = NAMED.map(async ({ src, size, purpose }) => {
      const icon = purpose === "maskable" ? onPaper(drawing, size, SAFE) : draw(drawing, size)
      return [src, await icon] as const
    })
    const sizes = ICO_SIZES.map(size => draw(drawing, size))
    return new Map<string, Buffer | string>([
      ...(await Promise.all(named)),
      [SITE_FILES.favicon, await pngToIco(await Promise.all(sizes))],
      [TOUCH_ICON.slice(1), await onPaper(drawing, 180, 1)],
      [MANIFEST.slice(1), manifestText(site)],
    ])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`static${ICON} — ${messages.build.noIcons} ${reason}`)
  }
}

/** The icons that the owner has not drawn: others come with what is in `static/`. */
export const icons: Step = async ({ root, facts, given }) =>
  new Map([...(await iconFiles(root, facts))].filter(([file]) => !given.has(file)))

interface Drawing {
  file: Buffer
  /** In pixels, at the density of 72 that SVG begins with. */
  width: number
}

/** @param size of both sides, in pixels */
async function draw({ file, width }: Drawing, size: number): Promise<Buffer> {
  // Drawn at its size, instead of made larger.
  const density = Math.min(72 * Math.max(1, size / width), 2400)
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp(file, { density })
    .resize(size, size, { fit: "contain", background })
    .png()
    .toBuffer()
}

/** @param part how much of each side the drawing takes */
async function onPaper(drawing: Drawing, size: number, part: number): Promise<Buffer> {
  const input = await draw(drawing, Math.round(size * part))
  return sharp({ create: { width: size, height: size, channels: 3, background: PAPER.light } })
    .composite([{ input }])
    .png()
    .toBuffer()
}

/** Web Application Manifest (W3C). Installed, the site keeps the way back and its address. */
const manifestText = ({ name, description, pathPrefix }: Site): string =>
  JSON.stringify({
    name,
    short_name: name,
    description,
    lang: "fr",
    start_url: `${pathPrefix}/`,
    scope: `${pathPrefix}/`,
    display: "minimal-ui",
    background_color: PAPER.light,
    theme_color: PAPER.light,
    icons: NAMED.map(({ src, size, purpose }) => ({
      src,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  })
