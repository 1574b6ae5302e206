import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { translator } from "../../i18n/translate"
import { chooseCounting } from "../../metrics/counting-choice"
import { PageViewPreview } from "../parts/page-view-preview"
import { attachActions } from "./article-actions"

/** Parts of an article as the compiler writes them. */
const CODE =
  '<figure><button class="code-copy" aria-label="Copier sh">Copier</button><span class="line">npm ci\n</span></figure>'
const EMBED =
  '<div class="embed-action" data-source="https://www.youtube-nocookie.com/embed/x" data-title="Le zoo"></div>'

const end = new AbortController()

/** Shows an article with its actions. */
function show(html: string): void {
  document.body.innerHTML = html
  attachActions(document.body, { t: translator({}), lang: "fr", signal: end.signal })
}

afterEach(() => document.body.replaceChildren())

test.each([
  ["the browser refuses", { writeText: () => Promise.reject(new Error("no")) }],
  ["the page is not secure", undefined],
])("VISUAL 9: a status shows that code cannot be copied, because %s", async (_why, value) => {
  Object.defineProperty(navigator, "clipboard", { value, configurable: true })
  show(CODE)
  fireEvent.click(screen.getByRole("button", { name: "Copier sh" }))
  await screen.findByRole("button", { name: "Copie impossible sh" })
  expect(screen.getByRole("status")).toHaveTextContent("Copie impossible")
})

test("a film that does not load shows a sentence, until there is a network again", () => {
  show('<figure><video src="/film.mp4"></video></figure>')
  const film = document.querySelector("video")
  if (!film) throw new Error("no film")
  const load = jest.spyOn(film, "load").mockReturnValue()
  fireEvent.error(film)
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
  Object.defineProperty(film, "error", { value: new Error("no network") })
  fireEvent.error(film)
  expect(screen.getByRole("alert")).toHaveTextContent("Il faut une connexion")
  fireEvent(window, new Event("online"))
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})

test("the contents follow a heading whose id is not written as an address is", async () => {
  show('<h2 id="100%">Cent</h2><nav data-contents><a href="#100%">Cent</a></nav>')
  fireEvent.scroll(window)
  const link = screen.getByRole("link")
  await waitFor(() => expect(link).toHaveAttribute("aria-current", "location"))
})

test("the frame of an embed can do little, and goes with its article", () => {
  show(EMBED)
  fireEvent.click(screen.getByRole("button", { name: /Le zoo$/ }))
  const frame = screen.getByTitle("Le zoo")
  expect(frame.getAttribute("sandbox")).not.toMatch(/top-navigation|forms|modals/)
  expect(frame).toHaveAttribute("credentialless")
  end.abort()
  expect(document.querySelector("iframe")).toBeNull()
})

test("the counter's data is French in an article of any language, and marked so", () => {
  chooseCounting(false)
  render(<PageViewPreview />)
  expect(screen.getByRole("figure")).toHaveAttribute("lang", "fr")
  expect(screen.getByText("Ce que votre navigateur envoie pour cette page")).toBeVisible()
})
