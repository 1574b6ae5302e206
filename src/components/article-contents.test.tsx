import { render, screen, within } from "@testing-library/react"
import { ArticleContents } from "./article-contents"

const headings = [
  { depth: 2, id: "un", text: "Un" },
  { depth: 3, id: "un-bis", text: "Un bis" },
  { depth: 2, id: "deux", text: "Deux" },
]

test("VISUAL 8: the contents list the chapters once, for both sizes, and mark none before the first", () => {
  render(<ArticleContents headings={headings} lang="en" />)
  const contents = screen.getByRole("navigation", { name: "Dans cet article" })
  const links = within(contents).getAllByRole("link")
  expect(links.map(link => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Un", "#un"],
    ["Deux", "#deux"],
  ])
  expect(within(contents).getByRole("list")).toHaveAttribute("lang", "en")
  for (const link of links) expect(link).not.toHaveAttribute("aria-current")
})

test("an article of one chapter has no contents", () => {
  const { container } = render(<ArticleContents headings={headings.slice(0, 2)} lang={undefined} />)
  expect(container).toBeEmptyDOMElement()
})
