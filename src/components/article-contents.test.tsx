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

test("an article of one chapter has no contents", () => {
  const { container } = render(<ArticleContents headings={headings.slice(0, 2)} lang={undefined} />)
  expect(container).toBeEmptyDOMElement()
})
