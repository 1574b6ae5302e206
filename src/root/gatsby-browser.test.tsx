import { act, screen } from "@testing-library/react"
import { onServiceWorkerUpdateReady, replaceHydrateFunction } from "../../gatsby-browser"
import { change, navigation } from "../navigation/state"
import { takeConsoleErrors } from "../testing/setup"

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

test("S-15: a mount error is logged to the console, and the page is there all the same", async () => {
  document.body.innerHTML = "<div id=root><p>Du serveur</p></div>"
  const container = document.querySelector("#root")
  await act(async () => {
    if (container) await replaceHydrateFunction()(<h1>Du navigateur</h1>, container)
  })
  expect(takeConsoleErrors().some(([label]) => label === "Mount error:")).toBe(true)
  expect(screen.getByRole("heading")).toHaveTextContent("Du navigateur")
})

test("S-30: a service worker that was updated makes the new version known", () => {
  expect(navigation().isNewVersionKnown).toBe(false)
  onServiceWorkerUpdateReady()
  expect(navigation().isNewVersionKnown).toBe(true)
})

test("a document that is loaded again after an early step back keeps its text", async () => {
  document.body.innerHTML = "<div id=root><p>Du serveur</p></div>"
  const container = document.querySelector("#root")
  change({ isLoading: true })
  await act(async () => {
    if (container) await replaceHydrateFunction()(<h1>Du navigateur</h1>, container)
  })
  expect(container).toHaveTextContent("Du serveur")
})
