import { open } from "node:fs/promises"
import sharp from "sharp"
import { perFile } from "./folder-files"

/** Number of the pictures in a file; undefined for a file that is none. */
const picturesIn = perFile((file: string) =>
  sharp(file)
    .metadata()
    .then(
      ({ pages = 1 }) => pages,
      () => undefined,
    ),
)

/** Bytes of AVIF and PNG that hold the number of pictures, which sharp does not read. */
const HEAD_BYTES = 65536

/** Whether a picture is animated: a GIF or WebP with several frames, a sequence of AVIF, an animated PNG. */
export const isMoving = perFile(async (file: string): Promise<boolean> => {
  if (/\.(?:gif|webp)$/i.test(file)) return ((await picturesIn(file)) ?? 1) > 1
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const brands = buffer.subarray(8, buffer.readUInt32BE(0))
    const beforePixels = buffer.subarray(0, buffer.indexOf("IDAT"))
    return buffer.includes("PNG")
      ? beforePixels.includes("acTL")
      : buffer.indexOf("ftyp") === 4 && brands.includes("avis")
  } finally {
    await handle.close()
  }
})
