import { Location } from "@reach/router"
import { act, render, screen, waitFor } from "@testing-library/react"
import { useEffect } from "react"
import { ownNavigation } from "../navigation/navigation"
import { dispatch } from "../navigation/state"
import { forwardContext } from "../routing/middleware"
import { takeConsoleErrors } from "../testing/setup"
import { missingPieceView } from "./error-boundary"
import { PageFrame } from "./page-frame"

/** What the check of `/late` waits for. */
let answerLate: (passes: boolean) => void = () => {}

jest.mock("../routing/routes", () => ({
  ...jest.requireActual("../routing/routes"),
  routes: [
    { path: "/never", check: () => false },
    { path: "/late", check: () => new Promise(resolve => (answerLate = resolve)) },
  ],
}))

/** What the build gave the pages. All pages of the site are there already, as after a prefetch. */
const contexts: Record<string, object> = {
  "/x": { middleware: ["autorise"] },
  "/ancien": forwardContext("/blog/x"),
  "/a": forwardContext("/b"),
  "/b": forwardContext("/a"),
}
const pageAt = (address: string) => {
  const [path = ""] = address.split("?")
  return {
    page: { path, webpackCompilationHash: "" },
    json: { pageContext: contexts[path] ?? {} },
  }
}
const seen: string[] = []

/** Renders as Gatsby's router does: whatever page the history is at. */
function Site() {
  return (
    <Location>
      {({ location }) => (
        <PageFrame location={location}>
          <Page location={location} />
        </PageFrame>
      )}
    </Location>
  )
}

function Page({ location }: { location: Window["location"] }) {
  return <h1>{`Page ${location.pathname}`}</h1>
}

/** Gatsby's hook `onRouteUpdate`. */
function RouteUpdates() {
  return (
    <Location>{({ location }) => <RouteUpdate key={location.href} location={location} />}</Location>
  )
}

function RouteUpdate({ location }: { location: Window["location"] }) {
  useEffect(() => dispatch({ type: "rendered", route: location }), [location])
  return null
}

beforeAll(async () => {
  Object.assign(window, {
    ___webpackCompilationHash: "",
    pagePath: "/",
    ___loader: { loadPage: async (address: string) => pageAt(address), loadPageSync: pageAt },
  })
  ownNavigation(missingPieceView, ({ pathname, search }) => seen.push(pathname + search))
  await window.___loader?.loadPage("/")
})
beforeEach(async () => {
  render(
    <>
      <Site />
      <RouteUpdates />
    </>,
  )
  act(() => dispatch({ type: "alive" }))
  await go("/")
  await waitFor(() => expect(heading()).toBe("Page /"))
  seen.length = 0
})

const heading = () => screen.getByRole("heading", { level: 1 }).textContent
/** The frame's own announcement; the note about a new version is another. */
const announced = () => screen.getAllByRole("status")[0]
/** The router renders in the next frame. */
const frames = () =>
  new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
const go = (to: string, options?: { state: object }) =>
  act(async () => {
    window.___navigate?.(to, options)
    await frames()
  })
/** A step to an entry of the history that code has put there without asking anybody. */
const stepTo = (to: string) =>
  act(async () => {
    window.history.pushState({}, "", to)
    window.dispatchEvent(new PopStateEvent("popstate"))
    await frames()
  })

describe.each([
  ["by a link", go],
  ["by a step in the history", stepTo],
])("S-11, S-12: a page shows when its route lets it, %s", (_, arrive) => {
  test("a page that fails its check is the 404 page, announced, and no view of that page", async () => {
    await arrive("/never?a=b")
    expect(heading()).toBe("Page Not Found")
    expect(screen.getByText("Page Not Found: /never", { exact: true })).toBeVisible()
    expect(announced()).toHaveTextContent("Page Not Found")
    await arrive("/blog")
    expect(heading()).toBe("Page /blog")
    expect(seen).toEqual(["/blog"])
  })

  test("while a check takes its time, the page before it stays; then it is shown, announced and counted", async () => {
    await arrive("/late")
    expect(heading()).toBe("Page /")
    await act(async () => {
      answerLate(true)
      await frames()
    })
    expect(heading()).toBe("Page /late")
    expect(announced()).toHaveTextContent("Page /late")
    expect(seen).toEqual(["/late"])
  })

  test("a late answer for a page that was left meanwhile changes nothing", async () => {
    await arrive("/late")
    const answer = answerLate
    await arrive("/blog")
    await act(async () => answer(false))
    expect(heading()).toBe("Page /blog")
    expect(seen).toEqual(["/blog"])
  })

  test("S-12: a name that only the page's data knows is a fatal error with that name", async () => {
    await arrive("/x")
    expect(heading()).toBe("Internal Server Error")
    expect(screen.getByTestId("error-message")).toHaveTextContent(
      "Unknown route middleware: autorise",
    )
    expect(takeConsoleErrors()).toHaveLength(1)
  })

  test("an old address is replaced by the new one, and is no view", async () => {
    await arrive("/ancien?a=b#c")
    await waitFor(() => expect(window.location.href).toMatch(/\/blog\/x\?a=b#c$/))
    await act(frames)
    expect(heading()).toBe("Page /blog/x")
    expect(seen).toEqual(["/blog/x?a=b"])
  })

  test("pages that forward to each other end in an error page", async () => {
    await arrive("/a")
    await act(frames)
    expect(heading()).toBe("Internal Server Error")
    expect(takeConsoleErrors()).toEqual([[expect.stringMatching(/^Too many forwards: \/[ab]$/)]])
  })
})

test("an old address never reaches the history: the new one does, as the link wanted it", async () => {
  const steps = window.history.length
  await go("/ancien", { state: { x: 1 } })
  expect(window.history.length).toBe(steps + 1)
  expect(window.history.state).toMatchObject({ x: 1 })
})
