import "./src/styles/layers.css"
import "./src/styles/fonts/fonts.css"
import "./src/styles/tokens.css"
import "./src/styles/base.css"
import type { GatsbyBrowser } from "gatsby"
import facts from "site-facts"
import { countRoute, followVisibility } from "./src/metrics/count-visible-routes"
import { lastNavigationWins } from "./src/root/last-navigation-wins"
import { takeUpLateFonts } from "./src/root/late-fonts"
import { missingPieceViews } from "./src/root/missing-piece-views"
import { mount, mountAnew } from "./src/root/mount"
import { fadeBetweenPages, pageIsShown } from "./src/root/page-transition"
import { prefetchLinks } from "./src/root/prefetch-links"
import { whenPassed } from "./src/root/route-passages"
import { loadFullyAfterUpdate } from "./src/updates/full-load"
import { keepShownPage } from "./src/updates/keep-shown-page"
import { noteNewVersion } from "./src/updates/new-version"
import { isOfflineAt, showOfflineDocument } from "./src/updates/offline-document"
import { muffleFailedPieces } from "./src/updates/piece-rejections"
import { hasStandIn, recoverPages } from "./src/updates/recover-pages"
import { registerWorker } from "./src/updates/register-worker"
import { pageIsAlive } from "./src/updates/wanted-page"
import { watchVersions } from "./src/updates/watch-versions"

export { wrapPageElement, wrapRootElement } from "./src/root/wrap"

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  muffleFailedPieces()
  // What comes later stands before what came earlier. What is loaded ahead passes by all that follows; the
  // guard comes last, because it is to know of every navigation, and of all that becomes of it.
  prefetchLinks()
  showOfflineDocument()
  loadFullyAfterUpdate()
  lastNavigationWins()
  recoverPages(missingPieceViews)
  fadeBetweenPages()
  followVisibility()
  // `gatsby develop` has no builds.
  if (process.env.NODE_ENV === "production") watchVersions(facts.updates.pollMinutes)
}

/** Gatsby calls it after the effects of all that it has rendered. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => pageIsAlive()

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  pageIsShown()
  takeUpLateFonts(location, prevLocation)
  whenPassed(location, () => {
    // What stands in the place of a page is no view of that page.
    if (!hasStandIn() && !isOfflineAt(location.pathname)) countRoute(location)
  })
  void keepShownPage(location, prevLocation)
}

/** S-30: a service worker that was updated says the same as a new `builds/latest.json`. */
export const onServiceWorkerUpdateReady = () => noteNewVersion()

/** Registers by itself: by returning true it would ask Gatsby to. */
export const registerServiceWorker: GatsbyBrowser["registerServiceWorker"] = () => {
  registerWorker(onServiceWorkerUpdateReady)
  return false
}

export const replaceHydrateFunction = () => (hasStandIn() ? mountAnew : mount)
