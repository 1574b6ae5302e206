import { offlineCaches, WORKBOX_DATABASE } from "../shared/offline"

declare const self: ServiceWorkerGlobalScope

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
  indexedDB.deleteDatabase(WORKBOX_DATABASE)
}
