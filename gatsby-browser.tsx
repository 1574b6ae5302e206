import "./src/styles/layers.css"
import "./src/styles/fonts/fonts.css"
import "./src/styles/tokens.css"
import "./src/styles/base.css"
import type { GatsbyBrowser } from "gatsby"
import { type ReactNode, startTransition } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import facts from "site-facts"
import { whenIdle } from "./src/browser/page-moments"
import { followConsent, needsConsent } from "./src/consent/consent"
import { countRoute, followVisibility } from "./src/metrics/count-routes"
import { hasReplacement, ownNavigation } from "./src/navigation/navigation"
import { dispatch, navigation } from "./src/navigation/state"
import { watchVersions } from "./src/navigation/watch-versions"
import { missingPieceView } from "./src/root/error-boundary"

export { wrapPageElement, wrapRootElement } from "./src/root/page-frame"

export const onClientEntry = async () => {
  // Reading the scripts and what follows are two tasks: a slow device answers in between.
  await new Promise(resolve => setTimeout(resolve))
  ownNavigation(missingPieceView, countRoute)
  followVisibility()
  if (needsConsent) followConsent()
  // `gatsby develop` has no builds.
  if (process.env.NODE_ENV === "production") watchVersions(facts.updates.pollMinutes)
}

/** Gatsby calls it after the effects of all that it has rendered. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  dispatch({ type: "alive" })
  atLeisure(({ registerWorker }) => void registerWorker(onServiceWorkerUpdateReady))
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  dispatch({ type: "rendered", route: location })
  const { isOffline } = navigation().shown
  atLeisure(({ keepShownPage, takeUpLateFonts }) => {
    takeUpLateFonts(location, prevLocation)
    if (!isOffline) void keepShownPage(location, prevLocation)
  })
}

/** S-30: a service worker that was updated says the same as a new `builds/latest.json`. */
export const onServiceWorkerUpdateReady = () => dispatch({ type: "new version" })

const loadLateParts = async () => ({
  ...(await import(/* webpackChunkName: "late" */ "./src/updates/service-worker")),
  ...(await import(/* webpackChunkName: "late" */ "./src/root/late-fonts")),
})
type LateParts = Awaited<ReturnType<typeof loadLateParts>>
let lateParts: LateParts | undefined

/**
 * Does what a page does not need to come alive: once the page is idle, later at once. Without the script, nothing is
 * missed but copies for reading offline.
 */
function atLeisure(work: (parts: LateParts) => void): void {
  const begin = async () => {
    await whenIdle()
    lateParts ??= await loadLateParts()
    work(lateParts)
  }
  if (lateParts) work(lateParts)
  else begin().catch(reason => console.warn("Some parts of the page did not load:", reason))
}

const onRecoverableError = (error: unknown) => console.error("Mount error:", error)

/**
 * Hydrates the static page, or replaces it when another page is to be shown. Hydration errors are logged to the
 * console (S-15); React then renders the page itself.
 */
function mount(element: ReactNode, container: Element): void {
  if (container.firstElementChild && !hasReplacement()) {
    // In slices: the page answers in between.
    startTransition(() => void hydrateRoot(container, element, { onRecoverableError }))
  } else {
    createRoot(container, { onRecoverableError }).render(element)
  }
}

export const replaceHydrateFunction = () => mount
