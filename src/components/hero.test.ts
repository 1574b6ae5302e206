import { runsOf } from "./hero"

test("words between asterisks are stressed", () => {
  expect(runsOf("Lire *avant* tout")).toEqual([
    { text: "Lire ", stressed: false },
    { text: "avant", stressed: true },
    { text: " tout", stressed: false },
  ])
})

test("a lone asterisk stays a character", () => {
  expect(runsOf("5 * 3")).toEqual([{ text: "5 * 3", stressed: false }])
})
