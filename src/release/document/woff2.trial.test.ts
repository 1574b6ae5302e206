import { create, type Font } from "fontkitten"
import subsetFont from "subset-font"
import { CUT, cutLetters, FACE, oneWeight } from "./cut-letters"

const opened = (file: Uint8Array): Font => {
  const font = create(Buffer.from(file))
  if (font.isCollection) throw new TypeError("Expected one font.")
  return font
}

/** The letters of a font, its lines, and how it spaces and draws them. */
const shownBy = (font: Font, letters: string) => ({
  letters: font.characterSet,
  lines: [font.ascent, font.descent, font.lineGap, font.unitsPerEm],
  widths: [...letters].map(letter => font.glyphForCodePoint(letter.charCodeAt(0)).advanceWidth),
  outlines: [...letters].map(letter => font.glyphForCodePoint(letter.charCodeAt(0)).path.toSVG()),
})

test.each([
  " 0ABCIsabcdeiqrt&É…’",
  " 0123456789ABCDEFGHIJLMNOPQRSTUVabcdefghijklmnopqrstuvxyzÀÉàâçèéêîôœ’,:?-",
])(
  "woff2 of %s shows what the font of these letters shows, and is as small as a library's",
  async letters => {
    const cut = Buffer.from(await cutLetters(letters), "base64")
    expect(cut.toString("latin1", 0, 4)).toBe("wOF2")
    expect(cut.readUInt32BE(8)).toBe(cut.length)
    const bold = await oneWeight(FACE, 750)
    const font = await subsetFont(bold, letters, { ...CUT, targetFormat: "sfnt" })
    expect(shownBy(opened(cut), letters)).toEqual(shownBy(opened(font), letters))
    const library = await subsetFont(bold, letters, { ...CUT, targetFormat: "woff2" })
    expect(cut.length).toBeLessThanOrEqual(library.length)
  },
)
