import { clientsClaim, setCacheNameDetails } from "workbox-core"
import { precache } from "workbox-precaching"
import { keepShownPages } from "./keep-shown-page"
import { registerRoutes } from "./routes"
import { worker } from "./scope"

/**
 * What is fetched when the worker is installed: all that the offline page needs. Written by the build
 * (`release/service-worker`).
 */
declare const PRECACHE: { url: string; revision: string | null }[]

// A new worker takes over at once: pages come from the network, so it changes nothing for who is reading,
// and none is left waiting for every tab to be closed.
void worker.skipWaiting()
clientsClaim()

// A document is asked for while the worker is still starting.
worker.addEventListener("activate", event => {
  event.waitUntil(worker.registration.navigationPreload?.enable() ?? Promise.resolve())
})

const { scope } = worker.registration
setCacheNameDetails({ prefix: "offline", precache: "precache", suffix: scope })
precache(PRECACHE)
registerRoutes()
keepShownPages()
