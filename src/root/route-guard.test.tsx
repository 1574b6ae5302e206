import { createHistory, createMemorySource, LocationProvider } from "@reach/router"
import { act, render, screen, waitFor } from "@testing-library/react"
import { forwardContext } from "../routing/forward-address"
import { takeConsoleErrors } from "../testing/setup"
import { lastNavigationWins } from "./last-navigation-wins"
import { PageFrame } from "./page-frame"
import { whenPassed } from "./route-passages"

/** What the check of `/late` waits for. */
let answerLate: (passes: boolean) => void = () => {}

jest.mock("../routing/routes", () => ({
  routes: [
    { path: "/never", check: () => false },
    { path: "/late", check: () => new Promise(resolve => (answerLate = resolve)) },
  ],
}))

const history = createHistory(createMemorySource("/"))

const at = (address: string, context: Record<string, unknown> = {}) => {
  const { pathname, search, hash } = new URL(address, "http://localhost")
  return (
    <LocationProvider history={history}>
      <PageFrame location={{ pathname, search, hash }} page={pathname} context={context}>
        <h1>{`Page ${pathname}`}</h1>
      </PageFrame>
    </LocationProvider>
  )
}

const heading = () => screen.getByRole("heading", { level: 1 }).textContent
/** The frame's own announcement; the note about a new version is another. */
const announced = () => screen.getAllByRole("status")[0]
const counted = (pathname: string) => {
  const count = jest.fn()
  whenPassed({ pathname, search: "" }, count)
  return count
}

describe("S-11, S-12: a page shows when its route lets it", () => {
  test("a page that fails its check is the 404 page, announced, and no view of that page", () => {
    const { rerender } = render(at("/"))
    rerender(at("/never?a=b"))
    expect(heading()).toBe("Page Not Found")
    expect(screen.getByText("Page Not Found: /never", { exact: true })).toBeVisible()
    expect(announced()).toHaveTextContent("Page Not Found")
    const count = jest.fn()
    whenPassed({ pathname: "/never", search: "?a=b" }, count)
    expect(count).not.toHaveBeenCalled()
    rerender(at("/blog"))
    expect(heading()).toBe("Page /blog")
    expect(counted("/blog")).toHaveBeenCalledTimes(1)
  })

  test("while a check takes its time, the page before it stays; then it is shown, announced and counted", async () => {
    const { rerender } = render(at("/"))
    rerender(at("/late"))
    const count = counted("/late")
    expect(heading()).toBe("Page /")
    expect(announced()).toBeEmptyDOMElement()
    await act(async () => answerLate(true))
    expect(heading()).toBe("Page /late")
    expect(announced()).toHaveTextContent("Page /late")
    expect(count).toHaveBeenCalledTimes(1)
  })

  test("a late answer for a page that was left meanwhile changes nothing", async () => {
    const { rerender } = render(at("/"))
    rerender(at("/late"))
    const count = counted("/late")
    const answer = answerLate
    rerender(at("/blog"))
    await act(async () => answer(false))
    expect(heading()).toBe("Page /blog")
    expect(count).not.toHaveBeenCalled()
  })

  test("S-12: a name that only the page's data knows is a fatal error with that name", () => {
    const { rerender } = render(at("/"))
    rerender(at("/x", { middleware: ["autorise"] }))
    expect(heading()).toBe("Internal Server Error")
    expect(screen.getByTestId("error-message")).toHaveTextContent(
      "Unknown route middleware: autorise",
    )
    expect(takeConsoleErrors()).toHaveLength(1)
  })

  test("an old address that no navigation caught is replaced by the new one, and is no view", async () => {
    const navigate = jest.spyOn(window, "___navigate")
    const { rerender } = render(at("/"))
    rerender(at("/ancien?a=b#c", forwardContext("/blog/x")))
    expect(heading()).toBe("Page /")
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/blog/x?a=b#c", { replace: true }))
    const count = jest.fn()
    whenPassed({ pathname: "/ancien", search: "?a=b" }, count)
    expect(count).not.toHaveBeenCalled()
  })
})

describe("S-11, S-12: a navigation goes on when the page lets it", () => {
  const pages: Record<string, Record<string, unknown>> = {
    "/ancien": forwardContext("/blog/x"),
    "/a": forwardContext("/b"),
    "/b": forwardContext("/a"),
  }
  const went: [to: unknown, options: unknown][] = []

  beforeAll(() => {
    Object.assign(window, {
      ___loader: {
        loadPage: async (address: string) => {
          const [path = ""] = address.split("?")
          return { page: { path }, json: { pageContext: pages[path] } }
        },
      },
      ___navigate: (to: unknown, options: unknown) => went.push([to, options]),
    })
    lastNavigationWins()
  })
  beforeEach(() => {
    went.length = 0
  })

  test("an old address never reaches the router: the new one does, as the link wanted it", async () => {
    window.___navigate?.("/ancien?a=b#c", { state: { x: 1 } })
    await waitFor(() => expect(went).toEqual([["/blog/x?a=b#c", { state: { x: 1 } }]]))
  })

  test("a check that never settles holds nobody: a later navigation wins", async () => {
    window.___navigate?.("/late")
    await Promise.resolve()
    const answer = answerLate
    window.___navigate?.("/blog")
    await waitFor(() => expect(went).toEqual([["/blog", undefined]]))
    await act(async () => answer(true))
    expect(went).toHaveLength(1)
  })

  test("pages that forward to each other end in an error page", async () => {
    window.___navigate?.("/a")
    await waitFor(() => expect(went).toHaveLength(1))
    expect(takeConsoleErrors()).toEqual([[expect.stringMatching(/^Too many forwards: \/[ab]$/)]])
  })
})
