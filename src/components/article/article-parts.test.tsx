import { fireEvent, render, screen } from "@testing-library/react"
import { translator } from "../../i18n/translate"
import { Words } from "../../i18n/words"
import { chooseCounting } from "../../metrics/counting-choice"
import { compiledApart, written } from "../../testing/compiled-html"
import { PageViewPreview } from "../parts/page-view-preview"
import { SiteLink } from "../site-link"
import { attachActions } from "./article-actions"

const HTML = written(
  compiledApart(`## Une *petite* partie

###### Une *autre*

Avant.<Sidenote>La note.</Sidenote> Après.

<Callout kind="warning" title="Un titre à soi">a</Callout>

<details title="fermé">a</details>

<details title="ouvert" open>b</details>

<Embed url="https://youtu.be/jNQXAC9IVRw" title="Le zoo" />

\`\`\`sh
npm ci
\`\`\`

\`\`\`ts title="src/a.ts"
a() // [!code --]
b() // [!code ++]
c()
\`\`\`

\`\`\`console
$ npm ci
added 1
$ ls
\`\`\`

\`\`\`text collapse={1}
a
b
\`\`\`
`).content,
)

/** jsdom has no layout. */
class Unseen {
  observe() {}
  unobserve() {}
  disconnect() {}
}

let end = new AbortController()

/** Shows the article with its scripts. */
function show(): void {
  Object.assign(window, { IntersectionObserver: Unseen })
  document.body.innerHTML = HTML
  end = new AbortController()
  const page = { images: new Map(), enlarge: () => undefined }
  attachActions(document.body, { ...page, t: translator({}), lang: "fr", signal: end.signal })
}

afterEach(() => {
  end.abort()
  document.body.replaceChildren()
})

describe("VISUAL 9: a code frame", () => {
  test.each([
    ["its file name", "src/a.ts"],
    ["its language", "sh"],
    ["what it is, when it is plain text", "Extrait de code"],
  ])("can be reached before scripts know its size, and is named by %s", (_what, name) => {
    document.body.innerHTML = HTML
    expect(screen.getByRole("group", { name })).toHaveAttribute("tabindex", "0")
  })

  const offer = (clipboard: unknown) =>
    Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true })

  test.each([
    ["the browser refuses", { writeText: () => Promise.reject(new Error("no")) }],
    ["the page is not secure", undefined],
  ])("says when it cannot be copied, because %s", async (_why, clipboard) => {
    offer(clipboard)
    show()
    fireEvent.click(screen.getByRole("button", { name: "Copier sh" }))
    const button = await screen.findByRole("button", { name: "Copie impossible sh" })
    expect(button.nextElementSibling).toHaveTextContent("Copie impossible")
    expect(button.nextElementSibling).toHaveAttribute("role", "status")
  })

  test.each([
    ["its lines but those that were removed", "src/a.ts", "b()\nc()\n"],
    ["the commands of a terminal", "Terminal", "npm ci\nls\n"],
    ["what is folded too", "Extrait de code", "a\nb\n"],
  ])("copies %s", async (_what, name, copied) => {
    const writeText = jest.fn(() => Promise.resolve())
    offer({ writeText })
    show()
    fireEvent.click(screen.getByRole("button", { name: `Copier ${name}` }))
    expect(await screen.findByRole("button", { name: `Copié ${name}` })).toBeVisible()
    expect(writeText).toHaveBeenCalledWith(copied)
  })
})

test("a callout with a title of its own still says its kind in words", () => {
  show()
  const note = screen.getByRole("note", { name: "Un titre à soi" })
  expect(note.querySelector("p")).toHaveTextContent("Attention. Un titre à soi")
})

test.each([
  ["h2", "petite partie", "#une-petite-partie"],
  ["h6", "autre", "#une-autre"],
])("issue 14.5, A1; 15.4: the link of an %s says where it leads", (_level, words, href) => {
  show()
  const link = screen.getByRole("link", { name: RegExp(`^Lien vers «\\sUne ${words}\\s»$`) })
  expect(link).toHaveAttribute("href", href)
})

test("a sidenote is a note where it stands in the text; its letter is for the eye alone", () => {
  show()
  const [note] = screen.getAllByRole("note")
  expect(note).toHaveTextContent("La note.")
  expect(screen.getByText(/Avant/)).toHaveTextContent("Avant.La note. Après.")
})

test("VISUAL 14: printing opens what is folded, and folds it again", () => {
  show()
  const folded = screen.getByTitle("fermé")
  fireEvent(window, new Event("beforeprint"))
  expect(folded).toHaveAttribute("open")
  fireEvent(window, new Event("afterprint"))
  expect(folded).not.toHaveAttribute("open")
  expect(screen.getByTitle("ouvert")).toHaveAttribute("open")
})

test("issue 15.6: a click loads what is embedded into a frame that can do little, and that has the focus", () => {
  show()
  fireEvent.click(screen.getByRole("button", { name: /Le zoo$/ }))
  const frame = screen.getByTitle("Le zoo")
  expect(frame).toHaveFocus()
  expect(frame).toHaveAttribute("src", "https://www.youtube-nocookie.com/embed/jNQXAC9IVRw")
  expect(frame.getAttribute("sandbox")).not.toMatch(/top-navigation|forms|modals/)
  expect(frame).toHaveAttribute("credentialless")
  end.abort()
  expect(document.querySelector("iframe")).toBeNull()
})

test("issue 15.7: what the counter sends is told in the article’s language", () => {
  chooseCounting(false)
  const title = "Ce que votre navigateur envoie pour cette page"
  render(
    <Words.Provider value={{ lang: "en", texts: { [title]: "What your browser sends" } }}>
      <PageViewPreview />
    </Words.Provider>,
  )
  expect(screen.getByRole("figure")).toHaveAttribute("lang", "en")
  expect(screen.getByText("What your browser sends")).toBeVisible()
})

test("a link of the site keeps what its author wrote", () => {
  render(
    <SiteLink href="/blog" lang="en" className="x">
      The blog
    </SiteLink>,
  )
  const link = screen.getByRole("link", { name: "The blog" })
  expect(link).toHaveAttribute("href", "/blog")
  expect(link).toHaveAttribute("lang", "en")
  expect(link).toHaveClass("x")
})
