import { termsOf } from "./terms"

test("words count as the same without elision, capitals, accents and the plural", () => {
  const words = ["L’Élément", "éléments", "qu'éléments", "de", "les", "Index"]
  expect(termsOf(words)).toEqual([
    ["element", 3],
    ["inde", 1],
  ])
})

test("the most frequent words of a long text are kept", () => {
  const words = Array.from({ length: 500 }, (_, at) => `word${at}`)
  const terms = termsOf([...words, "word7", "word7", "word9"])
  expect(terms).toHaveLength(120)
  expect(terms.slice(0, 2)).toEqual([
    ["word7", 3],
    ["word9", 2],
  ])
})
