import { readFile } from "node:fs/promises"
import { join } from "node:path"
import subsetFont from "subset-font"
import { woff2 } from "./woff2"

/** The project's root, where Gatsby always runs. */
const ROOT = process.cwd()

/** Features of faces that the site uses: kerning, ligatures, composed accents. */
export const FEATURES = ["kern", "liga", "ccmp"]

/** Face of titles and names. */
export const FACE = join(ROOT, "src/styles/fonts/bricolage-grotesque.woff2")

/** Weight of `--type-title`. Smaller headings are a little lighter, once the whole face is there. */
const WEIGHT = 750

/** Hinting is for sizes that no heading has, and the styles of a family are nothing to one weight. */
export const CUT = { keepFeatures: FEATURES, noHinting: true, dropTables: ["STAT"] }

/** Names of a cut, all the same. The files of the face have the others, and its copyright. */
const SHORT_NAMES = namesOf("Bricolage Grotesque")

let bold: Promise<Buffer> | undefined

/** Cuts letters out of the face of headings, as woff2 in base64. */
export async function cutLetters(letters: string): Promise<string> {
  bold ??= oneWeight(FACE, WEIGHT)
  const cut = await subsetFont(await bold, letters, { ...CUT, targetFormat: "sfnt" })
  return woff2(cut, SHORT_NAMES).toString("base64")
}

/** Makes a face of one weight out of a variable one. */
export async function oneWeight(file: string, wght: number): Promise<Buffer> {
  const letters = Array.from({ length: 0x2600 - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at))
  const options = { ...CUT, targetFormat: "sfnt", variationAxes: { wght } } as const
  return subsetFont(await readFile(file), letters.join(""), options)
}

/** Font table of names: family, style, whole and PostScript's, all the same. In Windows' encoding of American English. */
function namesOf(name: string): Buffer {
  const bytes = Buffer.from(name, "utf16le").swap16()
  const records = [1, 2, 4, 6].map(id => [3, 1, 0x409, id, bytes.length, 0])
  const numbers = [0, records.length, 6 + 12 * records.length, ...records.flat()]
  return Buffer.concat([Buffer.from(Uint16Array.from(numbers).buffer).swap16(), bytes])
}
