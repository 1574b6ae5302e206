import { act, fireEvent, render, screen } from "@testing-library/react"
import { noteNewVersion } from "../updates/new-version"
import { UpdateNotice } from "./update-notice"

test("S-28: the note comes with a new version, without the focus, and can be put off", () => {
  render(
    <>
      <main tabIndex={-1}>
        <a href="/blog">Lire</a>
      </main>
      <UpdateNotice />
    </>,
  )
  const region = screen.getByRole("status")
  expect(region).toBeEmptyDOMElement()
  screen.getByRole("link").focus()
  act(() => noteNewVersion())
  expect(region).toHaveTextContent("Nouvelle version disponible")
  expect(screen.getByRole("link")).toHaveFocus()
  expect(screen.getByRole("button", { name: "Recharger" })).toBeVisible()
  fireEvent.click(screen.getByRole("button", { name: "Plus tard" }))
  expect(region).toBeEmptyDOMElement()
  expect(screen.getByRole("main")).toHaveFocus()
})
