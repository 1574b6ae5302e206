import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import fr from "../../src/i18n/fr.json"
import { FACES, SUBSET_CHARACTERS, WITHOUT_GLYPH } from "./faces"
import { charactersOf, readFont } from "./font-measures"
import { NARROW_SPACE } from "./narrow-space"

/** French as it is printed: letters, marks, guillemets, dashes, apostrophe, spaces. The sources have no Ÿ. */
const FRENCH =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŒàâäæçèéêëîïôöùûüÿœ" +
  "0123456789.,;:!?…()[]{}«»‹›“”‘’'\"–—-·•°§€%&@#*/+×÷−=<>²³½©®™\u00a0\u202f\u2009"

const cuts = FACES.map(({ name, font, style }) => {
  const file = readFileSync(`src/styles/fonts/${name}.woff2`)
  const source = readFileSync(
    require.resolve(`@fontsource-variable/${font}/files/${font}-latin-wght-${style}.woff2`),
  )
  return { name, file, font: readFont(file), source: readFont(source) }
})

const cut = (name: string) => {
  const found = cuts.find(face => face.name === name)
  if (!found) throw new Error(`no face ${name}`)
  return found
}

test("VISUAL 1: the three faces that pages use weigh 75 kB together at most", () => {
  const used = ["bricolage-grotesque", "literata", "literata-italic"].map(name => cut(name).file)
  expect(used.reduce((sum, file) => sum + file.byteLength, 0)).toBeLessThanOrEqual(75_000)
})

test("every face holds all of French, and every character of the interface", () => {
  const wanted = new Set(FRENCH + Object.values(fr).join(""))
  for (const { name, font } of cuts) {
    const held = new Set([...charactersOf(font), ...WITHOUT_GLYPH])
    const missing = [...wanted].filter(letter => !held.has(letter.codePointAt(0) ?? 0))
    expect({ name, missing }).toEqual({ name, missing: [] })
  }
})

test("a face holds the characters of the set that its source has, and the narrow space", () => {
  const wanted = new Set([...SUBSET_CHARACTERS].map(letter => letter.codePointAt(0)))
  for (const { font, source } of cuts) {
    const held = charactersOf(source).filter(point => wanted.has(point))
    expect(charactersOf(font)).toEqual([...held, NARROW_SPACE].sort((a, b) => a - b))
  }
})

test("the narrow no-break space is a sixth of an em, and the thin one too", () => {
  for (const { name, font } of cuts) {
    for (const space of [NARROW_SPACE, 0x2009]) {
      const width = font.glyphForCodePoint(space).advanceWidth / font.unitsPerEm
      expect({ name, width: width.toFixed(2) }).toEqual({ name, width: "0.16" })
    }
  }
})

test("the weights are those that the styles use", () => {
  expect(cut("bricolage-grotesque").font.variationAxes.wght).toMatchObject({ min: 400, max: 750 })
  expect(cut("literata").font.variationAxes.wght).toMatchObject({ min: 400, max: 700 })
  expect(cut("literata-italic").font.variationAxes).toEqual({})
})

test("no style names a weight that the faces do not have", () => {
  const sheets = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(file =>
    file.endsWith(".css"),
  )
  const asked = sheets.flatMap(file =>
    [...readFileSync(join("src", file), "utf8").matchAll(/font(?:-weight)?:\s*(\d{3})\b/g)].map(
      ([, weight]) => ({ file, weight: Number(weight) }),
    ),
  )
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter(({ weight }) => weight < 400 || weight > 750)).toEqual([])
})
