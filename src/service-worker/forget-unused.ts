import { registerQuotaErrorCallback, type WorkboxPlugin } from "workbox-core"
import { CacheExpiration } from "workbox-expiration"
import { KEPT_DAYS } from "../shared/offline"

/**
 * Bounds a cache by number and by the time since an entry was last used, and empties it when the browser
 * has no room left. Workbox's own plugin goes by the answer's `Date`: a script that the browser's cache
 * has had for months would be refused as soon as it is kept.
 */
export function forgetUnused(cacheName: string, maxEntries: number): WorkboxPlugin {
  const uses = new CacheExpiration(cacheName, {
    maxEntries,
    maxAgeSeconds: KEPT_DAYS * 24 * 60 * 60,
  })
  registerQuotaErrorCallback(async () => {
    await caches.delete(cacheName)
    await uses.delete()
  })
  return {
    cachedResponseWillBeUsed: async ({ cachedResponse, request, event }) => {
      if (cachedResponse) event.waitUntil(uses.updateTimestamp(request.url))
      return cachedResponse
    },
    cacheDidUpdate: async ({ request }) => {
      await uses.updateTimestamp(request.url)
      await uses.expireEntries()
    },
  }
}
