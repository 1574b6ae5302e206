import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { basename, join } from "node:path"
import subsetFont from "subset-font"
import { isLettered } from "../../src/shared/share-picture"
import { DISPLAY, FACES, type Face, FEATURES, SUBSET_CHARACTERS } from "./faces"
import { FRENCH_TEXT, fallbackMetrics, readFont } from "./font-measures"
import { LOCAL_FACES, type LocalFace } from "./local-fonts"
import { withNarrowSpace } from "./narrow-space"

/** Face of the letters in share pictures that the site's own lacks. */
const OTHER_LETTERS = "@fontsource/noto-sans-math"

const LETTERS = Array.from({ length: 0x3000 - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20))
  .filter(isLettered)
  .join("")

/**
 * Cuts all faces, measures the local fonts, and writes the rules. Takes the project's root. Returns files by their
 * names: the faces, whole files for the letters of share pictures, the style sheet that declares the faces, and the licences.
 */
export async function makeFonts(root: string): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>()
  let rules = ""
  for (const face of FACES) {
    const { cut, source, licence } = filesOf(face)
    const sfnt = await subsetFont(await packageFile(root, source), SUBSET_CHARACTERS, {
      targetFormat: "sfnt",
    })
    const subset = await cutFace(
      withNarrowSpace(sfnt),
      SUBSET_CHARACTERS,
      axisOf(face),
      face.features,
    )
    files.set(cut, subset)
    files.set(`${face.font}-LICENSE.txt`, await packageFile(root, licence))
    // Until the file has come a local font has its measures.
    rules += faceRule(face, { "font-display": "swap", src: `url("./${cut}")` })
  }
  const { source, extended } = filesOf(DISPLAY)
  for (const name of [source, extended]) {
    files.set(basename(name), await packageFile(root, name))
  }
  const others = await packageFile(
    root,
    `${OTHER_LETTERS}/files/noto-sans-math-latin-400-normal.woff2`,
  )
  files.set("noto-sans-math.woff2", await cutFace(others, LETTERS))
  files.set("noto-sans-math-LICENSE.txt", await packageFile(root, `${OTHER_LETTERS}/LICENSE`))
  for (const face of LOCAL_FACES) rules += await measuredRule(root, face)
  files.set("fonts.css", Buffer.from(rules))
  return files
}

/** Cuts these characters and this weight, or these, out of a font, with what the site uses of its features. */
const cutFace = (
  source: Buffer,
  characters: string,
  wght?: number | { min: number; max: number },
  moreFeatures: readonly string[] = [],
): Promise<Buffer> =>
  subsetFont(source, characters, {
    targetFormat: "woff2",
    keepFeatures: [...FEATURES, ...moreFeatures],
    // The source has next to no hinting, and what it has is for sizes that nobody reads.
    noHinting: true,
    ...(wght && { variationAxes: { wght } }),
  })

const filesOf = ({ name, font, style }: Face) => ({
  cut: `${name}.woff2`,
  /** The file that it is cut out of. */
  source: `@fontsource-variable/${font}/files/${font}-latin-wght-${style}.woff2`,
  /** The file beside it with more of the Latin alphabet. */
  extended: `@fontsource-variable/${font}/files/${font}-latin-ext-wght-${style}.woff2`,
  licence: `@fontsource-variable/${font}/LICENSE`,
})

const axisOf = ({ weights: [min, max], axis }: Face) => axis ?? { min, max }

/** Both fonts are measured as they are used: ours in the weight that is replaced. */
async function measuredRule(root: string, local: LocalFace): Promise<string> {
  const { face, weight, measured, text, kerned } = local
  const target = await subsetFont(await packageFile(root, filesOf(face).source), FRENCH_TEXT, {
    targetFormat: "sfnt",
    variationAxes: { wght: weight },
  })
  const fallback = readFont(await packageFile(root, measured))
  const src = local.names.map(name => `local("${name}")`).join(",")
  return faceRule(local, { src, ...fallbackMetrics(readFont(target), fallback, text, kerned) })
}

/** The rule of a face. */
function faceRule(
  { family, style, weights }: Pick<Face, "family" | "style" | "weights">,
  descriptors: Record<string, string>,
): string {
  const all = {
    "font-family": `"${family}"`,
    ...(style !== "normal" && { "font-style": style }),
    "font-weight": weights.join(" "),
    ...descriptors,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}:${value}`)
  return `@font-face{${lines.join(";")}}\n`
}

async function packageFile(root: string, name: string): Promise<Buffer> {
  try {
    return await readFile(createRequire(join(root, "package.json")).resolve(name))
  } catch (cause) {
    throw new Error(
      `fonts: ${name} — expected a file of an installed package, received nothing at ${root}. ` +
        "Run npm ci; if it stays, the package has renamed the file: see tools/fonts.",
      { cause },
    )
  }
}
