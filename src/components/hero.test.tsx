import { render, screen } from "@testing-library/react"
import { Hero } from "./hero"

function headlineOf(headline: string): string | undefined {
  const identity = { jobTitle: "", location: "", availability: null, email: "a@b.c" }
  render(<Hero settings={{ identity, hero: { headline, lead: "" } }} projectsAt="#projets" />)
  return screen.getByRole("heading", { level: 1 }).innerHTML
}

test.each([
  ["words between asterisks are stressed", "Lire *avant* tout", "Lire <em>avant</em> tout"],
  ["the same words may be stressed twice", "*Lire* et *Lire*", "<em>Lire</em> et <em>Lire</em>"],
  ["a lone asterisk stays a character", "5 * 3", "5 * 3"],
])("%s", (_, headline, html) => {
  expect(headlineOf(headline)).toBe(html)
})
