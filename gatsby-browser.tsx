import "./src/styles/layers.css"
import "./src/styles/fonts/fonts.css"
import "./src/styles/tokens.css"
import "./src/styles/base.css"
import type { GatsbyBrowser } from "gatsby"
import type { ReactNode } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import facts from "site-facts"
import { followConsent, needsConsent } from "./src/consent/consent"
import { countRoute, followVisibility } from "./src/metrics/count-routes"
import { hasReplacement, ownNavigation } from "./src/navigation/navigation"
import { endWaiting } from "./src/navigation/page-transition"
import { dispatch, navigation } from "./src/navigation/state"
import { watchVersions } from "./src/navigation/watch-versions"
import { missingPieceView } from "./src/root/error-boundary"
import { takeUpLateFonts } from "./src/root/late-fonts"
import { keepShownPage, registerWorker } from "./src/updates/service-worker"

export { wrapPageElement, wrapRootElement } from "./src/root/page-frame"

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  ownNavigation(missingPieceView, countRoute)
  followVisibility()
  if (needsConsent) followConsent()
  // `gatsby develop` has no builds.
  if (process.env.NODE_ENV === "production") watchVersions(facts.updates.pollMinutes)
}

/** Gatsby calls it after the effects of all that it has rendered. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () =>
  dispatch({ type: "alive" })

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  endWaiting()
  takeUpLateFonts(location, prevLocation)
  dispatch({ type: "rendered", route: location })
  if (!navigation().shown.isOffline) void keepShownPage(location, prevLocation)
}

/** S-30: a service worker that was updated says the same as a new `builds/latest.json`. */
export const onServiceWorkerUpdateReady = () => dispatch({ type: "new version" })

/** Registers by itself: by returning true it would ask Gatsby to. */
export const registerServiceWorker: GatsbyBrowser["registerServiceWorker"] = () => {
  void registerWorker(onServiceWorkerUpdateReady)
  return false
}

const onRecoverableError = (error: unknown) => console.error("Mount error:", error)

/**
 * Hydrates the static page, or replaces it when another page is to be shown. Hydration errors are logged to the
 * console (S-15); React then renders the page itself.
 */
function mount(element: ReactNode, container: Element): void {
  if (container.firstElementChild && !hasReplacement()) {
    hydrateRoot(container, element, { onRecoverableError })
  } else {
    createRoot(container, { onRecoverableError }).render(element)
  }
}

export const replaceHydrateFunction = () => mount
