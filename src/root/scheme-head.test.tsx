import { cleanup, render } from "@testing-library/react"
import { withDocumentStart } from "./document-start"

const root = document.documentElement

function loadHead() {
  cleanup()
  delete root.dataset.scheme
  const Head = () => <>{withDocumentStart([<title key="title">Une page</title>])}</>
  render(<Head />, { container: document.head })
  // A script that React puts into a page does not run; a new one with its text does.
  const script = document.createElement("script")
  script.textContent = document.head.querySelector("script")?.textContent ?? ""
  document.head.append(script)
  script.remove()
  const metas = [...document.head.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")]
  return { scheme: root.dataset.scheme, media: metas.map(meta => meta.getAttribute("media")) }
}

const systemDecides = {
  scheme: undefined,
  media: ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"],
}

test.each([
  ["light", { scheme: "light", media: ["all", "not all"] }],
  ["dark", { scheme: "dark", media: ["not all", "all"] }],
  ["mauve", systemDecides],
])("VISUAL 11: with “%s” stored, the head sets the scheme", (stored, expected) => {
  localStorage.setItem("scheme", stored)
  expect(loadHead()).toEqual(expected)
})

test("VISUAL 11: with nothing stored, and with storage blocked, the system decides", () => {
  localStorage.clear()
  expect(loadHead()).toEqual(systemDecides)
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError")
  })
  expect(loadHead()).toEqual(systemDecides)
})
