import { KEPT_ROWS, SET_ROWS } from "../../src/testing/french-rows"
import { OPAQUE, typeset, typesetPieces } from "./french-typography"

const written = (text: string) =>
  text.replaceAll("~", "\u00A0").replaceAll("_", "\u202F").replaceAll("¤", OPAQUE)

const rows = (table: string) =>
  table
    .trim()
    .split("\n")
    .map(row => row.split("→").map(cell => written(cell.trim())))

describe("French typography", () => {
  it.each(rows(SET_ROWS))("%j is set as %j", (typed = "", set) => {
    expect(typeset(typed)).toBe(set)
  })

  it.each(rows(KEPT_ROWS))("%j stays as it is", (typed = "") => {
    expect(typeset(typed)).toBe(typed)
  })

  it.each([...rows(SET_ROWS).map(([, set]) => set), ...rows(KEPT_ROWS).flat()])(
    "%j, once set, is not set again",
    (set = "") => {
      expect(typeset(set)).toBe(set)
    },
  )

  it.each([
    ["«| mot |» |!", "«|_mot_|»_|!"],
    ["un «|mot|»", "un «_|mot|_»"],
    ['un "|mot|"!', "un «_|mot|_»_!"],
    ["mot|!", "mot|_!"],
    ["l|'|eau", "l|’|eau"],
    ["1 |000| fois", "1_|000| fois"],
    ["12| |novembre", "12|~|novembre"],
    ["https://|exemple|.fr/l'eau", "https://|exemple|.fr/l’eau"],
    ["|un| ;|", "|un|_;|"],
  ])("in pieces, %j is set as %j", (typed, set) => {
    expect(typesetPieces(written(typed).split("|"))).toEqual(written(set).split("|"))
  })
})
