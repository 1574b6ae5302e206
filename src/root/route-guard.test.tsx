import { Location } from "@reach/router"
import { act, render, screen, waitFor } from "@testing-library/react"
import { type ComponentType, type ReactNode, useEffect } from "react"
import { onRouteUpdate } from "../../gatsby-browser"
import { countRoute } from "../metrics/count-routes"
import { guardNavigation } from "../navigation/navigation"
import { isReplacement, type PageResources } from "../navigation/page-resources"
import { forwardContext } from "../routing/routes"
import { takeConsoleErrors } from "../testing/setup"
import { missingPieceView } from "./error-boundary"
import { PageFrame } from "./page-frame"

jest.mock("../metrics/count-routes")

/** Answers the check of `/late`. */
let answerLate: (passes: boolean) => void = () => {}

jest.mock("../routing/routes", () => ({
  ...jest.requireActual("../routing/routes"),
  routes: [{ path: "/late", check: () => new Promise(resolve => (answerLate = resolve)) }],
}))

type Place = Window["location"]

/** Gatsby's own, which requests the page of each address from the loader. */
const { default: EnsureResources } = jest.requireActual<{
  default: ComponentType<{
    location: Place
    children: (ensured: { location: Place; pageResources: PageResources }) => ReactNode
  }>
}>("gatsby/cache-dir/ensure-resources")
const { publicLoader, setLoader } = jest.requireActual<{
  publicLoader: NonNullable<typeof window.___loader>
  setLoader: (loader: object) => void
}>("gatsby/cache-dir/loader")

/** Contexts of the pages from the build. All pages of the site are there already, as after a prefetch. */
const contexts: Record<string, object> = {
  "/a": forwardContext("/b"),
  "/b": forwardContext("/a"),
}
const Page = () => <h1>{`Page ${window.location.pathname}`}</h1>
const pageAt = (address: string) => {
  const [path = ""] = address.split("?")
  return {
    component: Page,
    page: { path, webpackCompilationHash: "" },
    json: { pageContext: contexts[path] ?? {} },
  }
}

const Site = () => (
  <Location>
    {({ location }) => (
      <EnsureResources location={location}>
        {({ location: place, pageResources: page }) => (
          <>
            <PageFrame location={place} isReplaced={isReplacement(page)}>
              <page.component />
            </PageFrame>
            <RouteUpdate key={place.href} location={place} />
          </>
        )}
      </EnsureResources>
    )}
  </Location>
)

/** Gatsby calls its hook so. */
function RouteUpdate({ location }: { location: Place }) {
  useEffect(() => onRouteUpdate({ location, prevLocation: null }), [location])
  return null
}

let comeAlive: () => void
beforeAll(async () => {
  setLoader({ loadPage: async (address: string) => pageAt(address), loadPageSync: pageAt })
  Object.assign(window, {
    ___webpackCompilationHash: "",
    pagePath: "/",
    ___loader: publicLoader,
  })
  comeAlive = guardNavigation(missingPieceView)
  await window.___loader?.loadPage("/")
})
beforeEach(async () => {
  // jsdom has no faces, for which late parts wait.
  jest.spyOn(console, "warn").mockImplementation(() => {})
  render(<Site />)
  comeAlive()
  await go("/")
  await waitFor(() => expect(heading()).toBe("Page /"))
  jest.mocked(countRoute).mockClear()
})

const heading = () => screen.getByRole("heading", { level: 1 }).textContent
const counted = () =>
  jest.mocked(countRoute).mock.calls.map(([{ pathname, search }]) => pathname + search)
/** The frame's own announcement; the note about a new version is another. */
const announced = () => screen.getAllByRole("status")[0]
/** The router renders in the next frame. */
const frames = () =>
  new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
const go = (to: string) =>
  act(async () => {
    window.___navigate?.(to)
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
  test("the page before stays while a check runs; then the new one is shown and counted", async () => {
    await arrive("/late")
    expect(counted()).toEqual([])
    await act(async () => {
      answerLate(true)
      await frames()
    })
    expect(heading()).toBe("Page /late")
    expect(announced()).toHaveTextContent("Page /late")
    expect(counted()).toEqual(["/late"])
  })

  test("a late answer for a page that was left meanwhile changes nothing", async () => {
    await arrive("/late")
    const answer = answerLate
    await arrive("/blog")
    await act(async () => answer(false))
    expect(heading()).toBe("Page /blog")
    expect(counted()).toEqual(["/blog"])
  })

  test("pages that forward to each other end in an error page", async () => {
    await arrive("/a")
    await act(frames)
    expect(heading()).toBe("Internal Server Error")
    expect(takeConsoleErrors()).toEqual([[expect.stringMatching(/^Too many forwards: \/[ab]$/)]])
  })
})
