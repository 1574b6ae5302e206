import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { tempDir } from "./temp-dir"

/** Exports of other systems: one text for each, in which a file begins with `=== path`. */
const FOLDER = "src/testing/exports"
const FILM = "src/testing/builds/every-part/pictures/film.mp4"

export const EXPORTS = readdirSync(FOLDER).map(file => file.replace(".txt", ""))

/** The files of an export, by path. */
export function filesOf(name: string): Record<string, string> {
  const [, ...files] = readFileSync(join(FOLDER, `${name}.txt`), "utf8").split(/^=== /m)
  return Object.fromEntries(
    files.map(file => {
      const [path = "", ...lines] = file.split("\n")
      return [path, lines.join("\n")]
    }),
  )
}

/** Writes an export into a folder for one test, and returns it. Photos and films are real ones. */
export async function sampleExport(files: Record<string, string>): Promise<string> {
  const folder = await tempDir(files)
  const background = "#002fa7"
  for (const path of Object.keys(files).filter(file => file.endsWith(".png")))
    writeFileSync(
      join(folder, path),
      await sharp({ create: { width: 2, height: 2, channels: 3, background } })
        .png()
        .toBuffer(),
    )
  for (const path of Object.keys(files).filter(file => file.endsWith(".mp4")))
    copyFileSync(FILM, join(folder, path))
  return folder
}
