import "./src/styles/layers.css"
import "site-fonts/fonts.css"
import "./src/styles/tokens.css"
import "./src/styles/base.css"
import type { GatsbyBrowser } from "gatsby"
import { countRoute, followVisibility } from "./src/metrics/count-visible-routes"
import { lastNavigationWins } from "./src/root/last-navigation-wins"
import { takeUpLateFonts } from "./src/root/late-fonts"
import { mount } from "./src/root/mount"
import { fadeBetweenPages, pageIsShown } from "./src/root/page-transition"
import { keepShownPage } from "./src/updates/keep-shown-page"
import { isOfflineAt, showOfflineDocument } from "./src/updates/offline-document"
import { registerWorker } from "./src/updates/register-worker"

export { wrapPageElement, wrapRootElement } from "./src/root/wrap"

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  showOfflineDocument()
  lastNavigationWins()
  fadeBetweenPages()
  followVisibility()
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  pageIsShown()
  takeUpLateFonts(location, prevLocation)
  if (!isOfflineAt(location.pathname)) countRoute(location)
  void keepShownPage(location, prevLocation)
}

/** S-30: Gatsby's own lever for “the next navigation is a full load”. */
export const onServiceWorkerUpdateReady = () => {
  window.___swUpdated = true
}

/** Registers by itself: by returning true it would ask Gatsby to. */
export const registerServiceWorker: GatsbyBrowser["registerServiceWorker"] = () => {
  registerWorker(onServiceWorkerUpdateReady)
  return false
}

export const replaceHydrateFunction = () => mount
