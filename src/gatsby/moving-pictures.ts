import { hash } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import sharp from "sharp"
import { messages } from "../messages/messages"
import { isStill, withoutStill } from "../shared/media-kind"

/**
 * Writes a GIF as a film where Gatsby puts its files, or its first picture as WebP; returns the file's path from the
 * site's root. A file that is there was made of the same GIF.
 * @param src as articles name it
 * @throws Error that names the file and what to do
 */
export async function movingPicture(root: string, file: string, src: string): Promise<string> {
  const gif = await readFile(file)
  const name = basename(withoutStill(src)).replace(/\.gif$/i, isStill(src) ? ".webp" : ".webm")
  const folder = `static/${hash("sha256", gif).slice(0, 32)}`
  const target = join(root, "public", folder, name)
  const work =
    making.get(target) ??
    (existsSync(target)
      ? undefined
      : write(target, file, isStill(src) ? stillPicture(gif) : film(gif)))
  if (work) making.set(target, work)
  await work
  return `/${folder}/${encodeURIComponent(name)}`
}

/** Several pages may ask for one file at once. */
const making = new Map<string, Promise<void>>()

const stillPicture = (gif: Buffer) => sharp(gif).webp({ lossless: true }).toBuffer()

/** The encoder is large, and few articles have a GIF. */
const film = async (gif: Buffer) => (await import("./gif-film")).gifFilm(gif)

async function write(target: string, file: string, made: Promise<Buffer>): Promise<void> {
  const content = await made.catch((cause: unknown) => {
    throw new Error(messages().references.file.noFilm(file), { cause })
  })
  await mkdir(dirname(target), { recursive: true })
  // Whole or not at all.
  await writeFile(`${target}.new`, content)
  await rename(`${target}.new`, target)
}
