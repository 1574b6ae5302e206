import { act, fireEvent, render, screen, within } from "@testing-library/react"
import { pageKind } from "../shared/page-kind"
import { SearchPanel } from "./search-panel"
import type { Answer, Find, Hit } from "./site-index"

/** An index whose answers the test sends, in any order. */
function answeredByHand() {
  const asked = new Map<string, { answer(answer: Answer): void; fail(): void }>()
  const find: Find = words =>
    new Promise((resolve, reject) => {
      asked.set(words, { answer: resolve, fail: () => reject(new Error(words)) })
    })
  return { asked, find }
}

const hit = (path: string): Hit => ({
  path,
  title: `Titre de ${path}`,
  excerpt: "Un <mark>mot</mark>.",
  kind: pageKind(path),
  sections: [],
})
const answerOf = (...hits: Hit[]): Answer => ({ hits, total: hits.length })
const found = (...paths: string[]): Answer => answerOf(...paths.map(hit))

function open() {
  const index = answeredByHand()
  const onClose = jest.fn()
  render(<SearchPanel find={index.find} titleId="title" onClose={onClose} />)
  return { ...index, onClose }
}

const status = () => screen.getByRole("status")

const type = (value: string) =>
  fireEvent.change(screen.getByRole("searchbox", { name: "Rechercher" }), { target: { value } })

test("S-25: idle, pending and success have a status each", async () => {
  const { asked } = open()
  expect(status()).toHaveTextContent("Quelques lettres suffisent")
  type(" mot ")
  expect(status()).toHaveTextContent("Recherche en cours…")
  await act(async () => asked.get("mot")?.answer(found("/", "/blog/a", "/project/b", "/about-me")))
  expect(status()).toHaveTextContent("4 pages trouvées")
  const hits = within(screen.getByRole("list")).getAllByRole("listitem")
  expect(hits.map(({ firstChild }) => firstChild?.textContent)).toEqual([
    "Page",
    "Article",
    "Projet",
    "Page",
  ])
  expect(screen.getByRole("link", { name: "Titre de /blog/a" })).toHaveAttribute("href", "/blog/a")
  expect(hits[1]?.querySelector("mark")).toHaveTextContent("mot")
  type("")
  expect(status()).toHaveTextContent("Quelques lettres suffisent")
  expect(screen.queryByRole("link", { name: "Titre de /blog/a" })).toBeNull()
})

test("VISUAL: no result and no network are designed too", async () => {
  const { asked } = open()
  type("rien")
  await act(async () => asked.get("rien")?.answer(found()))
  expect(status()).toHaveTextContent("Aucun résultat pour « rien ».")
  expect(screen.getByRole("link", { name: "voir tous les articles" })).toHaveAttribute(
    "href",
    "/blog",
  )
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  type("mot")
  await act(async () => asked.get("mot")?.fail())
  expect(status()).toHaveTextContent("Vous êtes hors ligne")
})

test("D6: the answer to earlier words never replaces that to later ones", async () => {
  const { asked } = open()
  type("un")
  type("une")
  await act(async () => asked.get("une")?.answer(found("/b")))
  await act(async () => asked.get("un")?.answer(found("/a1", "/a2")))
  expect(status()).toHaveTextContent("Une page trouvée")
})

test("D6: while the next answer is on its way, the last one can be read", async () => {
  const { asked } = open()
  type("un")
  await act(async () => asked.get("un")?.answer(found("/a")))
  type("une")
  expect(status()).toHaveTextContent("Recherche en cours…")
  expect(screen.getByRole("link", { name: "Titre de /a" })).toBeVisible()
})

test.each([
  [9, "Une autre page contient ces mots"],
  [12, "4 autres pages contiennent ces mots"],
  [1008, "1 000 autres pages contiennent ces mots"],
])("D6: of %p pages eight are shown, and the others told", async (total, text) => {
  const { asked } = open()
  type("mot")
  const { hits } = found(..."abcdefgh".split("").map(name => `/blog/${name}`))
  await act(async () => asked.get("mot")?.answer({ hits, total }))
  expect(screen.getByText(text, { exact: false })).toBeVisible()
})

test("a result opened in a new tab leaves the search open; a chosen one closes it", async () => {
  const { asked, onClose } = open()
  type("mot")
  await act(async () => asked.get("mot")?.answer(found("/blog/a")))
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

test("a page's sections that hold the words are below it, each with its excerpt and address", async () => {
  const { asked } = open()
  type("mot")
  const section = { path: "/blog/a#ici", title: "Ici", excerpt: "Le <mark>mot</mark> juste." }
  const page = { ...hit("/blog/a"), excerpt: "", sections: [section] }
  await act(async () => asked.get("mot")?.answer(answerOf(page)))
  const [item] = screen.getAllByRole("listitem")
  expect(item).toHaveTextContent("ArticleTitre de /blog/aIciLe mot juste.")
  expect(screen.getByRole("link", { name: "Ici" })).toHaveAttribute("href", "/blog/a#ici")
})
