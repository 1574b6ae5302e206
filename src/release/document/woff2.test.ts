import { create, type Font } from "fontkitten"
import subsetFont from "subset-font"
import { cutLetters, FACE, oneWeight } from "./cut-letters"

const LETTERS = " 0ABCIsabcdeiqrt&É…’"

const opened = (file: Uint8Array): Font => {
  const font = create(Buffer.from(file))
  if (font.isCollection) throw new TypeError("Expected one font.")
  return font
}

/** The letters of a font, its lines, and how it spaces and draws them. */
const shownBy = (font: Font) => ({
  letters: font.characterSet,
  lines: [font.ascent, font.descent, font.lineGap, font.unitsPerEm],
  widths: [...LETTERS].map(letter => font.glyphForCodePoint(letter.charCodeAt(0)).advanceWidth),
  outlines: [...LETTERS].map(letter => font.glyphForCodePoint(letter.charCodeAt(0)).path.toSVG()),
})

test("issue 33.2: woff2 of a page's letters shows what the font of those letters shows", async () => {
  const cut = Buffer.from(await cutLetters(LETTERS), "base64")
  expect(cut.toString("latin1", 0, 4)).toBe("wOF2")
  // Its own count of its bytes.
  expect(cut.readUInt32BE(8)).toBe(cut.length)
  const bold = await oneWeight(FACE, 750)
  const font = await subsetFont(bold, LETTERS, { targetFormat: "sfnt" })
  expect(shownBy(opened(cut))).toEqual(shownBy(opened(font)))
  const library = await subsetFont(bold, LETTERS, { targetFormat: "woff2" })
  expect(cut.length).toBeLessThan(library.length)
})
