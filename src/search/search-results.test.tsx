import { excerptParts } from "./search-results"

const plain = (text: string) => ({ text, marked: false })
const marked = (text: string) => ({ text, marked: true })

test.each([
  ["Un cahier ouvert.", [plain("Un cahier ouvert.")]],
  ["Un <mark>cahier</mark> ouvert.", [plain("Un "), marked("cahier"), plain(" ouvert.")]],
  ["<mark>Un</mark> <mark>cahier.</mark>", [marked("Un"), plain(" "), marked("cahier.")]],
  ["Le <mark>&lt;b&gt;</mark> de &lt;p&gt;.", [plain("Le "), marked("<b>"), plain(" de <p>.")]],
  ["", []],
  ["Un <mark> seul.", [plain("Un <mark> seul.")]],
])("D6: the excerpt %p has these parts", (excerpt, parts) => {
  expect(excerptParts(excerpt)).toEqual(parts)
})

test.each([
  ["un cahier. Une", "… un cahier. Une …"],
  ["<mark>un</mark> <mark>cahier</mark>", "… un cahier …"],
  ["Un cahier !", "Un cahier !"],
  ["; un <mark>cahier</mark>", "… un cahier …"],
  ["! » Un cahier.", "Un cahier."],
  [": <mark>Un</mark> cahier.", "Un cahier."],
  ["« Un cahier »,", "« Un cahier », …"],
  ["/un/cahier.", "/un/cahier."],
  ["Un <mark>cahier…</mark>", "Un cahier…"],
])("D6: points stand for what is cut off from %p", (excerpt, text) => {
  expect(
    excerptParts(excerpt)
      .map(part => part.text)
      .join(""),
  ).toBe(text)
})
