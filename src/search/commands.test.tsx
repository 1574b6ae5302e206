import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { SearchPanel } from "./search-panel"

const ENTRIES = [
  { label: "Home", to: "/", lang: "en" },
  { label: "Blog", to: "/blog" },
]

const PAGE = `
  <div id="not-in-main"><main id="site-main">
    <h1>Une page</h1><h2>Sans adresse</h2>
    <h2 id="ete">L’été à <code>Rennes</code></h2>
    <section id="part"><h2>Une partie</h2></section>
    <article lang="en"><h2 id="begin">Beginnings</h2></article>
  </main></div>`

/** The palette on a page; nothing of these tests asks the index. */
function open() {
  document.body.innerHTML = PAGE
  const onClose = jest.fn()
  const never = () => new Promise<never>(() => {})
  const container = document.body.appendChild(document.createElement("div"))
  render(<SearchPanel find={never} entries={ENTRIES} titleId="title" onClose={onClose} />, {
    container,
  })
  return onClose
}

const field = () => screen.getByRole("searchbox")
const shown = () =>
  screen
    .queryAllByRole("listitem")
    .map(({ firstElementChild }) => firstElementChild?.textContent ?? "")
const group = (name: string) => within(screen.getByRole("region", { name }))

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.scheme
})

test("issue 13.5: an empty field shows all commands: pages, sections of this page, colours, link, contact", () => {
  open()
  expect(shown()).toEqual([
    ...["Home", "Blog", "Projets", "Mentions légales", "Plan du site"],
    ...["L’été à Rennes", "Une partie", "Beginnings"],
    ...["Système", "Clair", "Sombre"],
    "Copier le lien de cette page",
    "Écrire à ada@essai.example",
  ])
  expect(group("Aller à").getByRole("link", { name: "Home" })).toHaveAttribute("lang", "en")
  const sections = group("Sur la page").getAllByRole("link")
  expect(sections.map(link => link.getAttribute("href"))).toEqual(["/#ete", "/#part", "/#begin"])
  expect(sections.map(({ lang }) => lang)).toEqual(["", "", "en"])
  expect(group("Contact").getByRole("link")).toHaveAttribute("href", "mailto:ada@essai.example")
})

test.each([
  ["ETE", ["L’été à Rennes"]],
  ["couleurs", ["Système", "Clair", "Sombre"]],
  ["sys", ["Système"]],
  ["aller bl", ["Blog"]],
  ["lien copier", ["Copier le lien de cette page"]],
  ["ombre", []],
])("issue 13.5: %p brings the commands %p", (words, commands) => {
  open()
  fireEvent.change(field(), { target: { value: words } })
  expect(shown()).toEqual(commands)
  const counted = commands.length === 1 ? "Une commande." : `${commands.length} commandes.`
  if (commands.length > 0) expect(screen.getByRole("status")).toHaveTextContent(counted)
})

test("issue 13.5: a scheme is chosen here as in the header, and the present one is marked", async () => {
  const onClose = open()
  const pressed = () =>
    group("Couleurs")
      .getAllByRole("button", { pressed: true })
      .map(({ textContent }) => textContent)
  expect(pressed()).toEqual(["Système"])
  await userEvent.click(screen.getByRole("button", { name: "Sombre" }))
  expect([pressed(), localStorage.getItem("scheme")]).toEqual([["Sombre"], "dark"])
  expect(document.documentElement.dataset.scheme).toBe("dark")
  expect(onClose).not.toHaveBeenCalled()
})

test.each([
  ["lets it", () => Promise.resolve(), "Le lien est copié."],
  [
    "refuses",
    () => Promise.reject(new Error("no")),
    "Le navigateur n’a pas laissé copier le lien.",
  ],
])(
  "issue 13.5: the link of the page is copied; where the browser %s, this is said",
  async (_, copies, said) => {
    open()
    const writeText = jest.fn(copies)
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true })
    await act(async () => {
      fireEvent.click(screen.getByRole("button", { name: "Copier le lien de cette page" }))
    })
    expect(writeText).toHaveBeenCalledWith(window.location.href)
    expect(screen.getByRole("status")).toHaveTextContent(said)
    fireEvent.change(field(), { target: { value: "c" } })
    expect(screen.getByRole("status")).not.toHaveTextContent(said)
  },
)

test("issue 13.5: arrows lead through the commands, a letter back to the field; a followed link closes", async () => {
  const onClose = open()
  await userEvent.click(field())
  await userEvent.keyboard("{ArrowDown}{ArrowDown}")
  expect(screen.getByRole("link", { name: "Blog" })).toHaveFocus()
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}")
  expect(field()).toHaveFocus()
  await userEvent.keyboard("{Enter}")
  expect(screen.getByRole("link", { name: "Home" })).toHaveFocus()
  await userEvent.keyboard("part")
  expect(field()).toHaveFocus()
  expect(shown()).toEqual(["Une partie"])
  await userEvent.keyboard("{ArrowDown}{Enter}")
  expect(onClose).toHaveBeenCalledTimes(1)
})
