import { createHistory, createMemorySource, LocationProvider } from "@reach/router"
import { act, render, screen } from "@testing-library/react"
import { takeConsoleErrors } from "../testing/setup"
import { ErrorBoundary } from "./error-boundary"

const at = (address: string, children: React.ReactNode) => (
  <LocationProvider history={createHistory(createMemorySource(address))}>
    <ErrorBoundary address={address} catchesUncaught>
      {children}
    </ErrorBoundary>
  </LocationProvider>
)

function Broken(): never {
  throw new Error("rendu impossible")
}

function dispatchUncaught(filename: string) {
  act(() => {
    window.dispatchEvent(new ErrorEvent("error", { error: new Error("hors du rendu"), filename }))
  })
}

/** jsdom has no event for it. */
function reject(reason: unknown) {
  act(() => {
    window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }))
  })
}

test("S-14: an error in rendering shows the error page; another address is a new start", () => {
  const { rerender } = render(at("/a", <Broken />))
  takeConsoleErrors()
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Internal Server Error")
  expect(screen.getByText("rendu impossible")).toBeVisible()
  rerender(at("/b", <p>La suite</p>))
  expect(screen.getByText("La suite")).toBeVisible()
})

test("S-14: an error outside of rendering shows the error page", () => {
  render(at("/a", <p>La page</p>))
  dispatchUncaught(`${window.location.origin}/app.js`)
  expect(screen.getByText("hors du rendu")).toBeVisible()
})

test.each([
  ["a text", "refusé", "refusé"],
  ["an object", { statusCode: 503, message: "parti" }, "parti"],
  ["an object without a message", {}, "Internal Server Error"],
])(
  "S-13, S-14: %s that is rejected shows the error page, with its message",
  (_, reason, message) => {
    render(at("/a", <p>La page</p>))
    reject(reason)
    expect(screen.getByTestId("error-message")).toHaveTextContent(message)
  },
)

test.each([
  ["nothing", undefined],
  ["what was cancelled", new DOMException("cancelled", "AbortError")],
  ["an error of somebody else's script", new Error("x")],
])("S-14: %s that is rejected leaves the page to its reader", (_, reason) => {
  if (reason instanceof Error) reason.stack = "at https://extension.example/content.js:1:1"
  render(at("/a", <p>La page</p>))
  reject(reason)
  expect(screen.getByText("La page")).toBeVisible()
})

test("S-14: an error of somebody else's script leaves the page to its reader", () => {
  render(at("/a", <p>La page</p>))
  dispatchUncaught("https://extension.example/content.js")
  expect(screen.getByText("La page")).toBeVisible()
})
