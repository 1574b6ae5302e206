import { act, fireEvent, render, screen } from "@testing-library/react"
import { pageKind } from "../shared/page-kind"
import { SearchPanel } from "./search-dialog"
import type { Answer, Hit } from "./site-index"

const hit = (path: string): Hit => ({
  path,
  title: `Titre de ${path}`,
  excerpt: "Un <mark>mot</mark>.",
  kind: pageKind(path),
  sections: [],
})
const found = (...paths: string[]): Answer => ({ hits: paths.map(hit), total: paths.length })

/** Opens a search whose answers the test sends. */
function open() {
  let send: (answer: Answer) => void = () => {}
  const find = () =>
    new Promise<Answer>(resolve => {
      send = resolve
    })
  const onClose = jest.fn()
  render(<SearchPanel find={find} titleId="title" onClose={onClose} />)
  return { onClose, answer: (answer: Answer) => act(async () => send(answer)) }
}

const status = () => screen.getByRole("status")

const type = (value: string) =>
  fireEvent.change(screen.getByRole("searchbox", { name: "Rechercher" }), { target: { value } })

test("S-25: idle, pending and success have a status each; a result names its kind", async () => {
  const { answer } = open()
  expect(status()).toHaveTextContent("Quelques lettres suffisent")
  type(" mot ")
  expect(status()).toHaveTextContent("Recherche en cours…")
  const section = { path: "/blog/a#ici", title: "Ici", excerpt: "Le <mark>mot</mark> juste." }
  const others = found("/", "/project/b", "/blog/tag/acces").hits
  const article = { ...hit("/blog/a"), excerpt: "", sections: [section] }
  await answer({ hits: [article, ...others], total: 4 })
  expect(status()).toHaveTextContent("4 pages trouvées")
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "ArticleTitre de /blog/aIciLe mot juste.",
    "IciLe mot juste.",
    "PageTitre de /Un mot.",
    "ProjetTitre de /project/bUn mot.",
    "SujetTitre de /blog/tag/accesUn mot.",
  ])
  expect(screen.getByRole("link", { name: "Ici" })).toHaveAttribute("href", "/blog/a#ici")
  type("")
  expect(status()).toHaveTextContent("Quelques lettres suffisent")
  expect(screen.queryByRole("link")).toBeNull()
})

test("D6: while the next answer is on its way, the last one can be read", async () => {
  const { answer } = open()
  type("un")
  await answer(found("/a"))
  type("une")
  expect(status()).toHaveTextContent("Recherche en cours…")
  expect(screen.getByRole("link", { name: "Titre de /a" })).toBeVisible()
})

test.each([
  [9, "Une autre page contient ces mots"],
  [12, "4 autres pages contiennent ces mots"],
  [1008, "1 000 autres pages contiennent ces mots"],
])("D6: of %p pages eight are shown, and the others told", async (total, text) => {
  const { answer } = open()
  type("mot")
  await answer({ ...found(..."abcdefgh".split("").map(name => `/blog/${name}`)), total })
  expect(screen.getByText(text, { exact: false })).toBeVisible()
})

test("a result opened in a new tab leaves the search open; a chosen one closes it", async () => {
  const { answer, onClose } = open()
  type("mot")
  await answer(found("/blog/a"))
  // jsdom has no other tab.
  window.addEventListener("click", event => event.preventDefault(), { once: true })
  fireEvent.click(screen.getByRole("link"), { ctrlKey: true })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole("link"))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test("gatsby develop has no index, which is no error", () => {
  render(<SearchPanel find={null} titleId="title" onClose={() => {}} />)
  type("mot")
  expect(status()).toHaveTextContent("Pas d’index en développement")
  expect(screen.queryByRole("button", { name: "Réessayer" })).toBeNull()
})
