import subsetFont from "subset-font"
import { z } from "zod"
import { WITHOUT_GLYPH } from "./characters"
import { cutFace } from "./cut-face"
import { FACES, type Face } from "./faces"
import { faceRule, standInRule } from "./font-rules"
import { LOCAL_FACES, type LocalFace } from "./local-fonts"
import { readFont } from "./read-font"
import { sourceFile } from "./source-file"
import { FRENCH_TEXT, standInMetrics } from "./stand-in-metrics"
import { codePoints, unicodeRange } from "./unicode-range"

const sourceRanges = z.object({ "latin-ext": z.string() })

/** Files by their names: the faces, and `fonts.css` that declares them. */
export type FontFiles = ReadonlyMap<string, Buffer>

/** Cuts all faces, measures the local fonts, and writes the rules. Takes the project's root. */
export async function makeFonts(root: string): Promise<FontFiles> {
  const files = new Map<string, Buffer>()
  const rules: string[] = []
  for (const face of FACES) {
    const file = await cutFace(face, await sourceFile(root, face.source))
    files.set(`${face.name}.woff2`, file)
    rules.push(...(await rulesOf(root, face, file)))
  }
  for (const local of LOCAL_FACES) rules.push(await localRule(root, local))
  files.set("fonts.css", Buffer.from(rules.join("")))
  return files
}

/**
 * The subset, and the whole files for what it lacks. All answer to the same weights: a browser looks for a
 * character only among the faces of one style and weight. No two ranges meet: while the subset is on its
 * way, a browser would ask for the other file as well.
 */
async function rulesOf(root: string, face: Face, subset: Buffer): Promise<string[]> {
  const inSource = new Set((await readFont(await sourceFile(root, face.source))).characters)
  const held = new Set([...(await readFont(subset)).characters, ...WITHOUT_GLYPH])
  const ranges: unknown = JSON.parse((await sourceFile(root, face.ranges)).toString("utf8"))
  const extended = codePoints(sourceRanges.parse(ranges)["latin-ext"])
  const without = (points: Iterable<number>, others: ReadonlySet<number>) =>
    [...points].filter(point => !others.has(point) && !held.has(point))
  return [
    faceRule(face, face.extended, unicodeRange(without(extended, inSource))),
    faceRule(face, face.source, unicodeRange(without(inSource, held))),
    faceRule(face, `./${face.name}.woff2`, unicodeRange(held)),
  ]
}

/** Both fonts are measured as they are used: ours in the weight that is replaced. */
async function localRule(root: string, local: LocalFace): Promise<string> {
  const face = FACES.find(({ name }) => name === local.target.face)
  if (!face) throw new Error(`fonts: ${local.family} stands in for an unknown face.`)
  const target = await subsetFont(await sourceFile(root, face.source), FRENCH_TEXT, {
    targetFormat: "sfnt",
    variationAxes: { wght: local.target.weight },
  })
  const standIn = await subsetFont(await sourceFile(root, local.measured), FRENCH_TEXT, {
    targetFormat: "sfnt",
  })
  return standInRule(local, standInMetrics(await readFont(target), await readFont(standIn)))
}
