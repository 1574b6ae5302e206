// First: the router reads the address.
import { isLeft } from "./src/navigation/address"
import "./src/styles/fonts/fonts.css"
import "./src/styles/tokens.css"
import "./src/styles/base.css"
import "./src/styles/print.css"
import type { GatsbyBrowser, RouteUpdateArgs } from "gatsby"
import type { ReactNode } from "react"
import facts from "site-facts"
import { holdTouches, repeatEarlyClicks } from "./src/browser/early-clicks"
import { whenIdle } from "./src/browser/page-moments"
import { followConsent, needsConsent } from "./src/consent/consent"
import { countRoute, followVisibility } from "./src/metrics/count-routes"
import { raisePage } from "./src/navigation/arrival"
import { NEVER } from "./src/navigation/find-page"
import { guardNavigation } from "./src/navigation/navigation"
import { forgetEarlierVisit, keepPlace, ownScrolling } from "./src/navigation/places"
import { change, navigation } from "./src/navigation/state"
import { missingPieceView } from "./src/root/error-boundary"
import { isSamePage } from "./src/updates/documents"

export { wrapPageElement, wrapRootElement } from "./src/root/page-frame"

/** It is among the page's scripts, and read on first use. */
const mounting = () => import(/* webpackMode: "eager" */ "./src/root/mount")

/** Set by `onClientEntry`, for `onInitialClientRender`. */
let comeAlive = () => {}

export const onClientEntry = async () => {
  // Reading the scripts, React's own part of it and what follows are three tasks: a slow device answers in between.
  await nextTask()
  await mounting()
  await nextTask()
  if (isLeft()) {
    // Gatsby, which waits for this function, would bring the document's own address back.
    window.location.reload()
    return NEVER
  }
  comeAlive = guardNavigation(missingPieceView)
  forgetEarlierVisit()
  ownScrolling()
  if (facts.pageViews) followVisibility()
  if (needsConsent) void followConsent()
}

const nextTask = () => new Promise(resolve => setTimeout(resolve))

/** Gatsby calls it after the effects of all that it has rendered. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  comeAlive()
  keepPlace()
  repeatEarlyClicks()
  void atLeisure(({ registerWorker, watchVersions }) => {
    void registerWorker(onServiceWorkerUpdateReady)
    // `gatsby develop` has no builds.
    if (process.env.NODE_ENV === "production") watchVersions(facts.updates.pollMinutes)
  })
}

export const onRouteUpdate = ({
  location,
  prevLocation,
}: Pick<RouteUpdateArgs, "location" | "prevLocation">) => {
  if (navigation().isReplaced || (prevLocation && isSamePage(location, prevLocation))) return
  const isNewPath = location.pathname !== prevLocation?.pathname
  if (facts.pageViews) countRoute(location)
  // The scroll to a place would add the way that the page rises.
  raisePage(isNewPath && location.hash === "")
  void atLeisure(({ keepShownPage }) => void keepShownPage(location, prevLocation))
}

/** S-30: a service worker that was updated means the same as a new `builds/latest.json`. */
export const onServiceWorkerUpdateReady = () => change({ isNewVersionKnown: true })

const loadLateParts = async () => ({
  ...(await import(/* webpackChunkName: "late" */ "./src/navigation/watch-versions")),
  ...(await import(/* webpackChunkName: "late" */ "./src/updates/service-worker")),
})
type LateParts = Awaited<ReturnType<typeof loadLateParts>>
/** Once they have loaded, for whatever hook first needed them. */
let lateParts: LateParts | undefined

/** Does what a page does not need to come alive: once the page is idle, later at once. */
async function atLeisure(work: (parts: LateParts) => void): Promise<void> {
  try {
    if (!lateParts) {
      await whenIdle()
      await document.fonts.ready
      lateParts = await loadLateParts()
    }
    work(lateParts)
  } catch (reason) {
    console.warn("Some parts of the page did not load:", reason)
  }
}

/** Hydrates the static page, or replaces it when another page is to be shown. */
export const replaceHydrateFunction = () => async (element: ReactNode, container: Element) => {
  const { mount } = await mounting()
  const { by, isReplaced, isLoading } = navigation()
  // After an early step back, the document is being loaded again.
  if (isLoading) return
  const isOwnText = by === "document" && !isReplaced
  holdTouches()
  mount(element, container, !isOwnText)
}
