import { hash } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import sharp from "sharp"
import { isStill, withoutStill } from "../shared/media-kind"

/**
 * Writes a GIF as WebP where Gatsby puts its files, all of its pictures or the first; returns the file's path from the
 * site's root. Slow: a file that is there was made of the same GIF.
 * @param src as articles name it
 */
export async function movingPicture(root: string, file: string, src: string): Promise<string> {
  const gif = await readFile(file)
  const name = basename(withoutStill(src)).replace(/\.gif$/i, isStill(src) ? "-1.webp" : ".webp")
  const folder = `static/${hash("sha256", gif).slice(0, 32)}`
  const target = join(root, "public", folder, name)
  const work =
    making.get(target) ?? (existsSync(target) ? undefined : write(target, gif, !isStill(src)))
  if (work) making.set(target, work)
  await work
  return `/${folder}/${encodeURIComponent(name)}`
}

/** Several pages may ask for one file at once. */
const making = new Map<string, Promise<void>>()

async function write(target: string, gif: Buffer, animated: boolean): Promise<void> {
  // Without loss it is a third smaller than the GIF; with loss, a drawing grows.
  const webp = await sharp(gif, { animated }).webp({ lossless: true }).toBuffer()
  await mkdir(dirname(target), { recursive: true })
  // Whole or not at all.
  await writeFile(`${target}.new`, webp)
  await rename(`${target}.new`, target)
}
