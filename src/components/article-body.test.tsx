import { act, fireEvent, render, screen, within } from "@testing-library/react"
import { elementsOf } from "../content/page-weight"
import type { ArticleTree } from "../content-model/article-tree"
import { article } from "../testing/sample-queries"
import { ArticleBody, renderArticle } from "./article-body"
import { ArticleContents } from "./article-contents"
import { PageItems } from "./page-link"
import { PostList } from "./post-list"

test("D1: a compiled article renders elements, components, properties and text, without a key warning", () => {
  const tree: ArticleTree = [
    ["p", 0, "Un ", ["em", 0, "mot"], " et ", ["a", { href: "/blog" }, "un lien"]],
    ["Callout", { title: "Truc" }, ["p", 0, "Dedans"]],
    ["ul", { className: "x" }, ["li", 0, "1"], ["li", 0, "2"]],
  ]
  render(renderArticle(tree))
  expect(screen.getByRole("note", { name: "Truc" })).toHaveTextContent(/Truc.*Dedans/)
  expect(screen.getByRole("link")).toHaveAttribute("href", "/blog")
  expect(screen.getByRole("list")).toHaveClass("x")
  expect(screen.getAllByRole("listitem")).toHaveLength(2)
})

test("an article has the styles of formulas and of tables once, however many it has, and so has the next one", () => {
  const table = ["table", 0, ["tbody", 0, ["tr", 0, ["td", 0, "1"]]]] satisfies ArticleTree[number]
  const text: ArticleTree = [table, ["math", 0], ["p", 0, ["math", 0]], table]
  const withText = (content: ArticleTree) => Object.assign({}, article, { content, images: [] })
  const links = (container: HTMLElement) => container.querySelectorAll("link[rel=stylesheet]")
  const { container, rerender } = render(<ArticleBody article={withText(text)} />)
  expect(links(container)).toHaveLength(2)
  rerender(<ArticleBody article={withText([["math", 0], ...text])} />)
  expect(links(container)).toHaveLength(2)
  expect(links(container)[0]?.nextElementSibling?.localName).toBe("math")
})

test("issue 30.1: the content check counts as many elements as an article renders", () => {
  const [{ src = "" } = {}] = article.images
  const content: ArticleTree = [
    ["h2", { id: "a" }, "Un ", ["em", 0, "titre"]],
    ["p", 0, "Un ", ["InlineImage", { src }], ["Sidenote", 0, "note"]],
    ["Callout", { kind: "tip" }, ["p", 0, "Dedans"]],
    ["Callout", { title: "Titre" }, ["p", 0, "Dedans"]],
    ["CodeBlock", { lang: "ts" }, ["span", { className: "line" }, "a"]],
    ["CodeBlock", { lang: "ts", title: "a.ts" }, ["span", { className: "line" }, "a"]],
    ["Figure", { src }],
    ["Figure", { src, caption: "Légende" }],
    ["Diagram", 0, ["svg", 0, ["path", 0]]],
    ["table", 0, ["tbody", 0, ["tr", 0, ["td", 0, "1"]]]],
  ]
  const { container } = render(<ArticleBody article={Object.assign({}, article, { content })} />)
  const rendered = container.querySelectorAll("[data-article] *:not(link)")
  expect(rendered).toHaveLength(elementsOf(content))
})

test("issue 30.3: a text from right to left says so, in the article, its contents and lists", () => {
  const post = { path: "/blog/a", title: "عنوان", description: "جملة", lang: "ar", published: true }
  const { container } = render(
    <>
      <ArticleBody article={{ ...article, images: [] }} lang="ar" />
      <ArticleContents
        headings={[
          { depth: 2, id: "a", text: "ا" },
          { depth: 2, id: "b", text: "ب" },
        ]}
        lang="ar"
      />
      <PostList posts={[{ ...post, date: "2026-01-01", readingMinutes: 1 }]} />
      <PageItems pages={[post]} />
    </>,
  )
  const marked = [...container.querySelectorAll('[lang="ar"]')]
  expect(marked.map(one => [one.localName, one.getAttribute("dir")])).toEqual(
    ["div", "ol", "h3", "p", "a"].map(name => [name, "rtl"]),
  )
})

/** jsdom has no layout: it says at once that the size is known. */
class SizeKnown {
  constructor(private readonly onSize: () => void) {}
  observe() {
    this.onSize()
  }
  disconnect() {}
}

test.each([
  ["a photograph", {}],
  ["a drawing", { url: "/static/a.svg", file: null }],
])(
  "R-17: in English too when it is enlarged: the text of %s; its button is French",
  async (_, kind) => {
    Object.assign(window, { ResizeObserver: SizeKnown })
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true
    }
    const images = article.images.map(image => ({ ...image, ...kind }))
    await act(async () => render(<ArticleBody article={{ ...article, images }} lang="en" />))
    fireEvent.click(screen.getByRole("button", { name: "Agrandir l’image" }))
    const dialog = await screen.findByRole("dialog", { name: "Image agrandie" })
    const languageOf = (role: string) =>
      within(dialog).getByRole(role).closest("[lang]")?.getAttribute("lang")
    expect([languageOf("img"), languageOf("button")]).toEqual(["en", "fr"])
  },
)
