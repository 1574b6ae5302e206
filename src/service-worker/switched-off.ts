import { offlineCaches } from "../shared/offline"

declare const self: ServiceWorkerGlobalScope

/** Database where Workbox notes when each copy was last used. */
const USES = "workbox-expiration"

self.addEventListener("install", () => {
  void self.skipWaiting()
})

self.addEventListener("activate", event => {
  event.waitUntil(goAway())
})

/**
 * D4: what the build writes when the owner has switched offline reading off. Browsers with the worker get
 * this one with the next page. It answers nothing, leaves nothing behind, and no page is
 * loaded again.
 */
async function goAway(): Promise<void> {
  await self.registration.unregister()
  const names = Object.values(offlineCaches(self.registration.scope))
  await Promise.all(names.map(name => caches.delete(name)))
  // Another site of the same host may use that database too.
  if ((await caches.keys()).length === 0) indexedDB.deleteDatabase(USES)
}
