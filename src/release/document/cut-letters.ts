import { readFile } from "node:fs/promises"
import { join } from "node:path"
import subsetFont from "subset-font"
import { keptFiles } from "../kept-files"

/** The project's root, where Gatsby always runs. */
const ROOT = process.cwd()

/** Features of faces that the site uses: kerning, ligatures, composed accents. */
export const FEATURES = ["kern", "liga", "ccmp"]

/** Folder of the cuts, which later builds use again. */
const STORE = join(ROOT, ".cache/heading-cuts")

/** Face of titles and names. */
export const FACE = join(ROOT, "src/styles/fonts/bricolage-grotesque.woff2")

/** Weight of `--type-title`. Smaller headings are a little lighter, once the whole face is there. */
const WEIGHT = 750

/** Hinting is for sizes that no heading has, and the styles of a family are nothing to one weight. */
const OPTIONS = { keepFeatures: FEATURES, noHinting: true, dropTables: ["STAT"] }

let kept: ReturnType<typeof keptFiles> | undefined
let bold: Promise<Buffer> | undefined

/** Cuts letters out of the face of headings, as base64. */
export async function cutLetters(letters: string): Promise<string> {
  kept ??= keptFiles(STORE, [FACE, join(ROOT, "package-lock.json")])
  const file = await (await kept).take(letters, async () => {
    // A cut out of one weight takes a third of the time.
    bold ??= oneWeight(FACE, WEIGHT)
    return subsetFont(await bold, letters, { ...OPTIONS, targetFormat: "woff2" })
  })
  return readFile(file, "base64")
}

/** Makes a face of one weight out of a variable one. */
export async function oneWeight(file: string, wght: number): Promise<Buffer> {
  const letters = Array.from({ length: 0x2600 - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at))
  const options = { ...OPTIONS, targetFormat: "sfnt", variationAxes: { wght } } as const
  return subsetFont(await readFile(file), letters.join(""), options)
}
