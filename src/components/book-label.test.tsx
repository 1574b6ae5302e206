import { render, screen } from "@testing-library/react"
import { BookLabel } from "./book-label"

const identity = {
  name: "Ada Essai",
  jobTitle: "Développement",
  location: "Ici",
  availability: null,
}

test("without a portrait, the label says who the owner is, and leaves out what is not known", () => {
  render(<BookLabel identity={identity} />)
  const facts = screen.getAllByRole("term").map(({ textContent }) => textContent)
  expect(facts).toEqual(["Nom", "Matière", "Lieu"])
  expect(screen.getByText("Ada Essai")).toBeVisible()
})
