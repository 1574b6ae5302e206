import { render, screen } from "@testing-library/react"
import { ArticleContents } from "./article-contents"

const headings = [
  { depth: 2, id: "un", text: "Un" },
  { depth: 3, id: "un-bis", text: "Un bis" },
  { depth: 2, id: "deux", text: "Deux" },
]

test("parts are left out where they would make the list long", () => {
  const many = Array.from({ length: 15 }, (_, index) => ({ depth: 3, id: `${index}`, text: "a" }))
  const { rerender } = render(
    <ArticleContents headings={[...headings, ...many]} lang={undefined} />,
  )
  expect(screen.getAllByRole("link")).toHaveLength(2)
  const fewer = [...headings, ...many.slice(2)]
  rerender(<ArticleContents headings={fewer} lang={undefined} />)
  expect(screen.getAllByRole("link")).toHaveLength(16)
})

test("an article of one heading has no contents", () => {
  const { container } = render(<ArticleContents headings={headings.slice(0, 1)} lang={undefined} />)
  expect(container).toBeEmptyDOMElement()
})

test.each([10, 20])("one chapter of %i parts has contents", count => {
  const parts = Array.from({ length: count }, (_, at) => ({ depth: 3, id: `${at}`, text: "a" }))
  render(
    <ArticleContents headings={[{ depth: 2, id: "un", text: "Un" }, ...parts]} lang={undefined} />,
  )
  expect(screen.getAllByRole("link")).toHaveLength(count + 1)
})

test("a part before the first chapter is listed", () => {
  const before = { depth: 3, id: "avant", text: "Avant" }
  render(<ArticleContents headings={[before, ...headings]} lang={undefined} />)
  const links = screen.getAllByRole("link").map(({ textContent }) => textContent)
  expect(links).toEqual(["Avant", "Un", "Un bis", "Deux"])
})
