import "./src/styles/layers.css"
import "./src/styles/fonts.css"
import "./src/styles/tokens.css"
import "./src/styles/base.css"
import type { GatsbyBrowser } from "gatsby"
import { countRouteUpdate } from "./src/metrics/count-route-update"
import { mount } from "./src/root/mount"

export { wrapPageElement, wrapRootElement } from "./src/root/wrap"

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  countRouteUpdate(location, prevLocation)
}

/** S-30: Gatsby's own lever for “the next navigation is a full load”. */
export const onServiceWorkerUpdateReady: GatsbyBrowser["onServiceWorkerUpdateReady"] = () => {
  window.___swUpdated = true
}

export const replaceHydrateFunction = () => mount
