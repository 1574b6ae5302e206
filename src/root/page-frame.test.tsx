import { createHistory, createMemorySource, LocationProvider } from "@reach/router"
import { act, render, screen, waitFor } from "@testing-library/react"
import { change } from "../navigation/state"
import { PageFrame } from "./page-frame"

const history = createHistory(createMemorySource("/"))

const at = (address: string, content: React.ReactNode, key = address) => {
  const { pathname, search, hash } = new URL(address, "http://localhost")
  return (
    <LocationProvider history={history}>
      <PageFrame location={{ pathname, search, hash, key }} isReplaced={false}>
        {content}
      </PageFrame>
    </LocationProvider>
  )
}

const announced = () => document.querySelector("p[role=status]")?.textContent

test("a page that is arrived at is announced and has the focus; the first one is not", async () => {
  const { rerender } = render(at("/", <h1>Accueil</h1>))
  expect(announced()).toBe("")
  expect(document.body).toHaveFocus()
  rerender(at("/blog", <h1>Blog</h1>))
  expect(announced()).toBe("Page affichée\u00a0: Blog")
  await waitFor(() => expect(screen.getByRole("main")).toHaveFocus())
})

test("two pages with one title are two announcements, in the title's language", () => {
  const { rerender } = render(at("/", <h1>Accueil</h1>))
  rerender(at("/x", <h1 lang="en">Page Not Found</h1>))
  const first = screen.getByText("Page Not Found", { selector: "[role=status] *" })
  expect(first).toHaveAttribute("lang", "en")
  rerender(at("/y", <h1 lang="en">Page Not Found</h1>))
  expect(screen.getByText("Page Not Found", { selector: "[role=status] *" })).not.toBe(first)
})

test("a place has the focus each time it is gone to, and lends itself no more once it is left", async () => {
  const page = (
    <>
      <h1>Accueil</h1>
      <h2 id="été">L’été</h2>
      <button type="button">Après</button>
    </>
  )
  const place = () => screen.getByRole("heading", { level: 2 })
  const { rerender } = render(at("/blog", <h1>Blog</h1>))
  rerender(at("/#%C3%A9t%C3%A9", page, "1"))
  await waitFor(() => expect(place()).toHaveFocus())
  screen.getByRole("button", { name: "Après" }).focus()
  expect(place()).not.toHaveAttribute("tabindex")
  rerender(at("/#%C3%A9t%C3%A9", page, "2"))
  await waitFor(() => expect(place()).toHaveFocus())
})

test("a new query is the same page: nothing is said, and the focus stays", async () => {
  const page = (
    <>
      <h1>Blog</h1>
      <button type="button">Filtrer</button>
    </>
  )
  const { rerender } = render(at("/blog", page))
  screen.getByRole("button", { name: "Filtrer" }).focus()
  rerender(at("/blog?tag=x", page))
  await Promise.resolve()
  expect(announced()).toBe("")
  expect(screen.getByRole("button", { name: "Filtrer" })).toHaveFocus()
})

test("a page that takes its time has a sign after a second, until it is there", async () => {
  const sign = () => screen.queryByText("Chargement…")
  render(at("/", <h1>Accueil</h1>))
  // The one for the sign comes late.
  await waitFor(() => expect(screen.getAllByRole("status")).toHaveLength(2))
  jest.useFakeTimers()
  act(() => change({ isLoading: true }))
  act(() => jest.advanceTimersByTime(999))
  expect(sign()).toBeNull()
  act(() => jest.advanceTimersByTime(1))
  expect(sign()).toBeVisible()
  act(() => change({ isLoading: false }))
  expect(sign()).toBeNull()
  jest.useRealTimers()
})
