import { fireEvent, render, screen } from "@testing-library/react"
import { Words } from "../../i18n/words"
import { chooseCounting } from "../../metrics/counting-choice"
import { SiteLink } from "../site-link"
import { CodeBlock } from "./code-block"
import { Details, headingOf } from "./elements"
import { PageViewPreview } from "./page-view-preview"
import { Callout, Sidenote } from "./remarks"

describe("VISUAL 9: a code frame", () => {
  test.each([
    ["its file name", { title: "src/a.ts", lang: "ts" }, "src/a.ts"],
    ["its language", { lang: "sh" }, "sh"],
    ["what it is, when it is plain text", { lang: "text" }, "Extrait de code"],
  ])("can be reached before scripts know its size, and is named by %s", (_what, props, name) => {
    render(<CodeBlock {...props}>npm ci</CodeBlock>)
    expect(screen.getByRole("group", { name })).toHaveAttribute("tabindex", "0")
  })

  test("says when it cannot be copied", async () => {
    render(<CodeBlock lang="sh">npm ci</CodeBlock>)
    fireEvent.click(screen.getByRole("button", { name: "Copier sh" }))
    expect(await screen.findByRole("button", { name: "Copie impossible sh" })).toBeVisible()
    expect(screen.getByRole("status")).toHaveTextContent("Copie impossible")
  })
})

test("a callout with a title of its own still says its kind in words", () => {
  render(<Callout kind="warning" title="Un titre à soi" />)
  expect(screen.getByText("Un titre à soi")).toHaveTextContent("Attention. Un titre à soi")
  expect(screen.getByRole("note", { name: "Un titre à soi" })).toBeVisible()
})

test.each(["h2", "h6"] as const)(
  "issue 14.5, A1; 15.4: the link of an %s says where it leads",
  level => {
    const Heading = headingOf(level)
    render(
      <Heading id="ancre">
        Une <em>petite</em> partie
      </Heading>,
    )
    const link = screen.getByRole("link", { name: "Lien vers « Une petite partie »" })
    expect(link).toHaveAttribute("href", "#ancre")
  },
)

test("a sidenote is a note where it stands in the text; its letter is for the eye alone", () => {
  render(
    <p>
      Avant.<Sidenote repeated>La note.</Sidenote> Après.
    </p>,
  )
  expect(screen.getByRole("note")).toHaveTextContent("La note.")
  expect(screen.getByText(/Avant/)).toHaveTextContent("Avant.La note. Après.")
})

test("VISUAL 14: printing opens what is folded, and folds it again", () => {
  render(
    <>
      <Details title="fermé">a</Details>
      <Details title="ouvert" open>
        b
      </Details>
    </>,
  )
  const folded = screen.getByTitle("fermé")
  fireEvent(window, new Event("beforeprint"))
  expect(folded).toHaveAttribute("open")
  fireEvent(window, new Event("afterprint"))
  expect(folded).not.toHaveAttribute("open")
  expect(screen.getByTitle("ouvert")).toHaveAttribute("open")
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
