/** What the build reads of a font file. */
export interface FontFacts {
  unitsPerEm: number
  ascent: number
  descent: number
  lineGap: number
  characters: readonly number[]
  axes: Partial<Record<string, { min: number; max: number }>>
  /** Mean width of a character of the text, in em. */
  meanWidth: (text: string) => number
}

/** Reads a font file in any of its formats. */
export async function readFont(file: Buffer): Promise<FontFacts> {
  const { create } = await import("fontkitten")
  const font = create(file)
  if (font.isCollection) throw new Error("fonts: expected one font, received a collection.")
  const { unitsPerEm, ascent, descent, lineGap, characterSet, variationAxes } = font
  return {
    unitsPerEm,
    ascent,
    descent,
    lineGap,
    // The table of characters of the older kind ends with U+FFFF, which is none.
    characters: characterSet.filter(point => point !== 0xffff),
    axes: variationAxes,
    meanWidth(text) {
      const widths = [...text].map(
        letter => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth,
      )
      return widths.reduce((sum, width) => sum + width, 0) / widths.length / unitsPerEm
    },
  }
}
