import sharp from "sharp"

/** Pixels with red, green, blue and alpha. */
export interface Picture {
  data: Buffer
  width: number
  height: number
}

/**
 * Softens the edges of letters away, which differ from machine to machine, and keeps what a reader would miss.
 * The width that a picture is reduced to is a quarter of a large window, and two fifths of a phone's.
 */
const SOFTNESS = 0.8

/** A screenshot made small: what is kept in the repository, and what is compared. */
export async function reduced(screenshot: Buffer): Promise<Picture> {
  const { width } = await sharp(screenshot).metadata()
  const small = sharp(screenshot)
    .resize({ width: width < 600 ? Math.round(width * 0.4) : Math.round(width / 4) })
    .blur(SOFTNESS)
  return pixelsOf(small)
}

/** A tenth of the size of a PNG, and far closer to the original than WebP at the same size. */
export const encoded = (picture: Picture): Promise<Buffer> =>
  rawOf(picture).removeAlpha().avif({ quality: 70 }).toBuffer()

export const decoded = (file: Buffer): Promise<Picture> => pixelsOf(sharp(file))

export const toPng = (picture: Picture): Promise<Buffer> => rawOf(picture).png().toBuffer()

const rawOf = ({ data, width, height }: Picture) =>
  sharp(data, { raw: { width, height, channels: 4 } })

async function pixelsOf(image: sharp.Sharp): Promise<Picture> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
