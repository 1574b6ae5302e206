import { render, screen } from "@testing-library/react"
import { PageSuggestions } from "./page-suggestions"

const pages = ["un", "deux", "trois", "quatre"].map(name => ({
  path: `/blog/${name}`,
  title: name,
  lang: name === "quatre" ? "en" : "fr",
}))
const proposed = () => screen.getAllByRole("link").map(({ textContent }) => textContent)

test("VISUAL 15: as long as the address is not known, the first pages are proposed", () => {
  render(<PageSuggestions pages={pages} address={null} />)
  expect(proposed()).toEqual(["un", "deux", "trois"])
})

test("VISUAL 15: the page whose address is nearest comes first, in its language", () => {
  render(<PageSuggestions pages={pages} address="/blog/quatres?x=1" />)
  expect(proposed()[0]).toBe("quatre")
  expect(screen.getByText("quatre")).toHaveAttribute("lang", "en")
})

test("a site without content proposes nothing", () => {
  const { container } = render(<PageSuggestions pages={[]} address="/nope" />)
  expect(container).toBeEmptyDOMElement()
})
