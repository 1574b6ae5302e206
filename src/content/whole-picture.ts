import { createHash } from "node:crypto"
import { appendFileSync, mkdirSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import sharp from "sharp"
import { fileState, perFile, readText } from "./folder-files"

/** Largest picture that libvips decodes by default, in pixels: `limitInputPixels` of sharp. */
const MOST_PIXELS = 0x3fff ** 2

/** Pictures that were decoded whole: a line each, of their path, time and size. */
const STORE = join(process.cwd(), "node_modules/.cache/whole-pictures")

let decoded: Set<string> | undefined

/**
 * The size of a picture in pixels, and whether the build can decode it to its end; undefined for a file that is none.
 * Gatsby would fail minutes later, and for one picture only.
 */
export const pictureState = perFile(async (file: string) => {
  const facts = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!facts) return undefined
  const { width, height, format } = facts
  const isLarge = width * height > MOST_PIXELS
  const isWhole = format === "svg" || (!isLarge && (await decodesWhole(file)))
  return { width, height, isLarge, isWhole }
})

/** Decodes a picture unless it was decoded before, also by another process. A JPEG of 12 megapixels takes 70 ms. */
async function decodesWhole(file: string): Promise<boolean> {
  decoded ??= new Set(readText(STORE, "")?.split("\n"))
  const name = createHash("sha256")
    .update(`${resolve(file)} ${fileState(file)}`)
    .digest("hex")
  if (decoded.has(name)) return true
  try {
    await sharp(file).resize(1).raw().toBuffer()
  } catch {
    return false
  }
  decoded.add(name)
  mkdirSync(dirname(STORE), { recursive: true })
  appendFileSync(STORE, `${name}\n`)
  return true
}
