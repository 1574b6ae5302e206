import { act, fireEvent, render, screen, within } from "@testing-library/react"
import { article } from "../../testing/sample-queries"
import { ArticleContents } from "../article-contents"
import { PageItems } from "../page-link"
import { PostList } from "../post-list"
import { ArticleBody } from "./article-body"

test("D1: a compiled article shows its text, its parts and its pictures; its links navigate", () => {
  const navigated = jest.fn()
  Object.assign(window, { ___navigate: navigated })
  render(<ArticleBody article={article} />)
  expect(screen.getByRole("note", { name: "À retenir" })).toHaveTextContent("À retenir.")
  expect(screen.getByRole("figure")).toHaveTextContent("Le plan")
  expect(screen.getByRole("img", { name: "Un plan" })).toHaveAttribute("src", "/static/a-960.png")
  const link = screen.getByRole("link", { name: "un lien" })
  expect(link).toHaveAttribute("href", "/blog")
  window.addEventListener("click", event => event.preventDefault(), { once: true })
  fireEvent.click(link, { ctrlKey: true })
  expect(navigated).not.toHaveBeenCalled()
  fireEvent.click(link)
  expect(navigated.mock.lastCall?.[0]).toBe("/blog")
})

afterEach(() => Reflect.deleteProperty(window, "requestIdleCallback"))

test("a click on a button that comes before its action is answered by it", async () => {
  Object.assign(window, { IntersectionObserver: Unseen })
  const writeText = jest.fn()
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true })
  const content =
    '<figure><button class="code-copy" aria-label="Copier sh">Copier</button><span class="line">npm ci\n</span></figure>'
  // The browser is never idle.
  Object.assign(window, { requestIdleCallback: () => undefined })
  render(<ArticleBody article={{ ...article, content: { html: [content] } }} />)
  fireEvent.click(screen.getByRole("button", { name: "Copier sh" }))
  expect(await screen.findByRole("button", { name: "Copié sh" })).toBeVisible()
  expect(writeText.mock.calls).toEqual([["npm ci\n"]])
})

test("a text from right to left is marked so in the article, its contents and lists", () => {
  const post = { path: "/blog/a", title: "عنوان", description: "جملة", lang: "ar", published: true }
  const { container } = render(
    <>
      <ArticleBody article={article} lang="ar" />
      <ArticleContents
        headings={[
          { depth: 2, id: "a", text: "ا" },
          { depth: 2, id: "b", text: "ب" },
        ]}
        lang="ar"
      />
      <PostList posts={[{ ...post, date: "2026-01-01", readingMinutes: 1, tags: [] }]} />
      <PageItems pages={[post]} />
    </>,
  )
  const marked = [...container.querySelectorAll('[lang="ar"]')]
  expect(marked.map(one => [one.localName, one.getAttribute("dir")])).toEqual(
    ["div", "ol", "h3", "p", "a"].map(name => [name, "rtl"]),
  )
})

/** jsdom has no layout: it reports a size at once. */
class SizeKnown {
  constructor(private readonly onSize: () => void) {}
  observe() {
    this.onSize()
  }
  disconnect() {}
}

/** Nor does it know what is in sight. */
class Unseen {
  observe() {}
  unobserve() {}
  disconnect() {}
}

test.each([
  ["a photograph", article.content.html],
  [
    "a drawing",
    ['<span class="picture"><img src="/a.svg" width="960" height="540" alt="Un plan"></span>'],
  ],
])(
  "R-17: in English too when it is enlarged: the text of %s; its button is French",
  async (_, html) => {
    Object.assign(window, { ResizeObserver: SizeKnown, IntersectionObserver: Unseen })
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true
    }
    render(<ArticleBody article={{ ...article, content: { html } }} lang="en" />)
    expect(screen.queryByRole("button")).not.toBeInTheDocument()
    const button = await screen.findByRole("button", { name: "Agrandir l’image" })
    await act(async () => fireEvent.click(button))
    const dialog = await screen.findByRole("dialog", { name: "Image agrandie" })
    const languageOf = (role: string) =>
      within(dialog).getByRole(role).closest("[lang]")?.getAttribute("lang") ?? "fr"
    expect([languageOf("img"), languageOf("button")]).toEqual(["en", "fr"])
  },
)
