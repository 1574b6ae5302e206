import { readFile } from "node:fs/promises"
import type { Font } from "fontkitten"
import subsetFont from "subset-font"
import { FEATURES, SUBSET_CHARACTERS } from "../fonts/faces"
import { readFont } from "../fonts/font-measures"

const FACE = "src/styles/fonts/bricolage-grotesque.woff2"

/** The site's face in two weights. */
export interface Faces {
  plain: Font
  bold: Font
}

export async function loadFaces(): Promise<Faces> {
  const [plain, bold] = [await faceOf(450), await faceOf(680)]
  return { plain, bold }
}

async function faceOf(wght: number): Promise<Font> {
  const options = { targetFormat: "sfnt", keepFeatures: FEATURES, variationAxes: { wght } } as const
  return readFont(await subsetFont(await readFile(FACE), SUBSET_CHARACTERS, options))
}

/** Units of a letter's em: whole numbers are exact enough. */
const EM = 100

interface Letter {
  id: string
  /** In em. */
  width: number
}

/** Outlines of the site's face, each letter once: a picture's file cannot load the face. */
export class Lettering {
  private readonly kept = new Map<string, Letter>()
  private readonly outlines: string[] = []

  constructor(private readonly faces: Faces) {}

  /** Words from the left, the middle or the right, as HTML of `use` elements. */
  write(
    words: string,
    weight: keyof Faces,
    size: number,
    anchor: "start" | "middle" | "end",
  ): string {
    const letters = [...words].map(letter => this.letter(letter, weight))
    const width = letters.reduce((sum, { width }) => sum + width, 0)
    let x = { start: 0, middle: -width / 2, end: -width }[anchor] * EM
    const uses = letters.map(({ id, width }) => {
      const use = id && `<use href="#${id}" x="${Math.round(x)}"/>`
      x += width * EM
      return use
    })
    return `<g transform="scale(${size / EM})">${uses.join("")}</g>`
  }

  defs(): string {
    return this.outlines.join("")
  }

  private letter(letter: string, weight: keyof Faces): Letter {
    const key = `${letter} ${weight}`
    const known = this.kept.get(key)
    if (known) return known
    const face = this.faces[weight]
    const { path, advanceWidth } = face.glyphForCodePoint(letter.codePointAt(0) ?? 0)
    const scale = EM / face.unitsPerEm
    const d = path
      .scale(scale, -scale)
      .toSVG()
      .replace(/-?\d*\.\d+/g, number => String(Math.round(Number(number))))
    const id = d && `l${this.kept.size}`
    if (d) this.outlines.push(`<path id="${id}" d="${d}"/>`)
    const made = { id, width: advanceWidth / face.unitsPerEm }
    this.kept.set(key, made)
    return made
  }
}
