import { hash } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { join, parse } from "node:path"
import sharp from "sharp"
import { messages } from "../messages/messages"

/** As many frames as the owner wants: they are read one by one. */
const ALL_FRAMES = { animated: true, limitInputPixels: false, sequentialRead: true } as const

/**
 * Writes a GIF as WebP where Gatsby puts its files, without a loss, as a GIF has few colours. Returns the file's path
 * from the site's root. A file that is there was made of the same picture.
 * @throws Error that names the file and what to do
 */
export const gifAsWebp = (root: string, file: string): Promise<string> =>
  written(root, file, "", gif => sharp(gif, ALL_FRAMES).webp({ lossless: true }))

/** Writes the first frame of an animated picture, as `gifAsWebp` does. */
export const stillPicture = (root: string, file: string): Promise<string> =>
  written(root, file, "-still", (picture, ext) =>
    sharp(picture).webp(ext === ".gif" ? { lossless: true } : { quality: 85 }),
  )

async function written(
  root: string,
  file: string,
  suffix: string,
  make: (picture: Buffer, ext: string) => sharp.Sharp,
): Promise<string> {
  const picture = await readFile(file)
  const { name, ext } = parse(file)
  const base = `${name}${suffix}.webp`
  const folder = `static/${hash("sha256", picture).slice(0, 32)}`
  const target = join(root, "public", folder, base)
  const work =
    making.get(target) ??
    (existsSync(target) ? undefined : write(target, file, make(picture, ext.toLowerCase())))
  if (work) making.set(target, work)
  await work
  return `/${folder}/${encodeURIComponent(base)}`
}

/** Several pages may request one file at once. */
const making = new Map<string, Promise<void>>()

async function write(target: string, file: string, made: sharp.Sharp): Promise<void> {
  const content = await made.toBuffer().catch((cause: unknown) => {
    throw new Error(messages.references.file.notAnimated(file), { cause })
  })
  await mkdir(join(target, ".."), { recursive: true })
  // Whole or not at all.
  await writeFile(`${target}.new`, content)
  await rename(`${target}.new`, target)
}
