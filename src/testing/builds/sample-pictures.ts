import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { listFiles } from "../../content/folder-files"

/** A phone's photo: 2000 by 1500 pixels that its metadata turns by a quarter. */
export const writeUprightPhoto = (file: string) =>
  sharp({ create: { width: 2000, height: 1500, channels: 3, background: "#446688" } })
    .withMetadata({ orientation: 6 })
    .toFile(file)

/** A panorama, forty times as wide as it is high. */
export const writePanorama = (file: string) =>
  sharp({ create: { width: 16_000, height: 400, channels: 3, background: "#446688" } }).toFile(file)

/** Large pictures take most of a build's time, and no test of these builds looks at them. */
export async function shrinkPictures(content: string): Promise<void> {
  for (const file of await listFiles(content)) {
    if (!/\.(?:png|jpe?g|webp)$/.test(file)) continue
    const small = await sharp(join(content, file)).resize({ width: 160 }).toBuffer()
    await writeFile(join(content, file), small)
  }
}
