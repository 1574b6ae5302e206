import { readFileSync } from "node:fs"
import { SUBSET_CHARACTERS } from "../../tools/fonts/faces"
import { codePoints } from "../../tools/fonts/font-rules"
import { RARE_LETTERS } from "./rare-faces"

test("letters that only the rare faces have are recognised, and no letter of the usual ones is", () => {
  const css = readFileSync("src/styles/fonts/rare.css", "utf8")
  const ranges = [...css.matchAll(/unicode-range:([^}]+)/g)].map(([, range = ""]) => range)
  const rare = ranges.flatMap(codePoints).map(point => String.fromCodePoint(point))
  expect(rare.length).toBeGreaterThan(1000)
  expect(rare.filter(letter => !RARE_LETTERS.test(letter))).toEqual([])
  // The sources have no Ÿ.
  const usual = [...SUBSET_CHARACTERS].filter(letter => letter !== "Ÿ")
  expect(usual.filter(letter => RARE_LETTERS.test(letter))).toEqual([])
})
