import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { SchemeSwitch } from "./scheme-switch"

const root = document.documentElement
const checked = () =>
  screen
    .getAllByRole<HTMLInputElement>("radio")
    .filter(radio => radio.checked)
    .map(({ value }) => value)
const media = () =>
  [...document.querySelectorAll("meta[name=theme-color]")].map(meta => meta.getAttribute("media"))

beforeEach(() => {
  localStorage.clear()
  delete root.dataset.scheme
  document.head.innerHTML = `
    <meta name="theme-color" media="(prefers-color-scheme: light)">
    <meta name="theme-color" media="(prefers-color-scheme: dark)">`
})

test("VISUAL 11: three radio buttons with names, in a group with a name", () => {
  render(<SchemeSwitch />)
  expect(screen.getByRole("group", { name: "Couleurs" })).toBeVisible()
  expect(screen.getAllByRole("radio").map(radio => radio.closest("label")?.textContent)).toEqual([
    "Système",
    "Clair",
    "Sombre",
  ])
  expect(checked()).toEqual(["system"])
})

test("VISUAL 11: a choice is shown and stored; “Système” takes both back", async () => {
  render(<SchemeSwitch />)
  await userEvent.click(screen.getByRole("radio", { name: "Sombre" }))
  expect([root.dataset.scheme, localStorage.getItem("scheme"), checked()]).toEqual([
    "dark",
    "dark",
    ["dark"],
  ])
  expect(media()).toEqual(["not all", "all"])
  await userEvent.click(screen.getByRole("radio", { name: "Système" }))
  expect([root.dataset.scheme, localStorage.length, checked()]).toEqual([undefined, 0, ["system"]])
  expect(media()).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"])
})

test("VISUAL 11: it shows what the head has set and follows other tabs; nonsense is the system", () => {
  root.dataset.scheme = "light"
  render(<SchemeSwitch />)
  expect(checked()).toEqual(["light"])
  const arrive = (value: string, key: string | null) => {
    localStorage.setItem("scheme", value)
    act(() => {
      window.dispatchEvent(new StorageEvent("storage", { key, newValue: value }))
    })
  }
  arrive("dark", "scheme")
  expect(checked()).toEqual(["dark"])
  arrive("light", "something-else")
  expect(checked()).toEqual(["dark"])
  arrive("mauve", null)
  expect([checked(), root.dataset.scheme]).toEqual([["system"], undefined])
})
