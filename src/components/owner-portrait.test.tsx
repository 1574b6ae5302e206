import { render, screen } from "@testing-library/react"
import { OwnerPortrait } from "./owner-portrait"

const identity = {
  name: "Ada Essai",
  jobTitle: "Développement",
  location: "Ici",
  availability: null,
}

test("without a portrait, the label says who the owner is, and leaves out what is not known", () => {
  render(<OwnerPortrait portrait={null} identity={identity} />)
  const facts = screen.getAllByRole("term").map(({ textContent }) => textContent)
  expect(facts).toEqual(["Nom", "Métier", "Lieu"])
  expect(screen.getByText("Ada Essai")).toBeVisible()
})
