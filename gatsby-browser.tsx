import "./src/styles/layers.css"
import "site-fonts/fonts.css"
import "./src/styles/tokens.css"
import "./src/styles/base.css"
import type { GatsbyBrowser } from "gatsby"
import { countRoute, followVisibility } from "./src/metrics/count-visible-routes"
import { lastNavigationWins } from "./src/root/last-navigation-wins"
import { takeUpLateFonts } from "./src/root/late-fonts"
import { missingPieceViews } from "./src/root/missing-piece-views"
import { mount, mountAnew } from "./src/root/mount"
import { fadeBetweenPages, pageIsShown } from "./src/root/page-transition"
import { muffleFailedPieces } from "./src/updates/piece-rejections"
import { hasStandIn, recoverPages } from "./src/updates/recover-pages"

export { wrapPageElement, wrapRootElement } from "./src/root/wrap"

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  muffleFailedPieces()
  lastNavigationWins()
  recoverPages(missingPieceViews)
  fadeBetweenPages()
  followVisibility()
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  pageIsShown()
  takeUpLateFonts(location, prevLocation)
  countRoute(location)
}

/** S-30: Gatsby's own lever for “the next navigation is a full load”. */
export const onServiceWorkerUpdateReady: GatsbyBrowser["onServiceWorkerUpdateReady"] = () => {
  window.___swUpdated = true
}

export const replaceHydrateFunction = () => (hasStandIn() ? mountAnew : mount)
