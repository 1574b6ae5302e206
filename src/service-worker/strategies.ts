import { registerQuotaErrorCallback, type WorkboxPlugin } from "workbox-core"
import { CacheExpiration } from "workbox-expiration"
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies"
import { KEPT_DAYS, KEPT_PAGES, offlineCaches } from "../shared/offline"
import { keptAddress } from "./request-kind"

declare const self: ServiceWorkerGlobalScope

const { scope } = self.registration
const names = offlineCaches(scope)

/** After this time, a page that is kept is shown instead of waiting for the network. */
const PATIENCE_SECONDS = 3

/** Documents that did not come from the network, by their client's id, until they ask for their version. */
const unasked = new Set<string>()

/** Notes that the answer to a navigation is a copy. */
export function noteCopy(event: ExtendableEvent): void {
  if (event instanceof FetchEvent) unasked.add(event.resultingClientId)
}

/** Whether the document is a copy and asks for the first time. */
export const isFreshCopy = (clientId: string): boolean => unasked.delete(clientId)

const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keptAddress(request.url, scope) ?? request.url,
}
const notesCopies: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
    if (cachedResponse) noteCopy(event)
    return cachedResponse
  },
}
/**
 * D4: only a 200 of this site is kept: no 404, no redirect, no answer of another origin, and no page instead of a
 * file, as some hosts send. A copy is deleted when the site says that its page is gone.
 */
const ownAnswers = (cacheName: string, contentType: RegExp): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request, response }) => {
    if (hasGone(response)) await (await caches.open(cacheName)).delete(request)
    const { status, type, redirected, headers } = response
    const isOurs = status === 200 && type === "basic" && !redirected
    return isOurs && contentType.test(headers.get("content-type") ?? "") ? response : null
  },
})

const hasGone = ({ status, type, redirected }: Response): boolean =>
  status === 404 || status === 410 || redirected || type === "opaqueredirect"

/**
 * Bounds a cache by number and by the time since an entry was last used, and empties it when the browser
 * has no room left. Workbox's own plugin uses the answer's `Date`: a script that has been in the browser's cache
 * for months would be refused at once.
 */
function forgetUnused(cacheName: string, maxEntries: number): WorkboxPlugin {
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

const keeping = (cacheName: string, type: RegExp, most: number, ...plugins: WorkboxPlugin[]) => ({
  cacheName,
  matchOptions: { ignoreVary: true },
  plugins: [...plugins, ownAnswers(cacheName, type), forgetUnused(cacheName, most)],
})
const patience = { networkTimeoutSeconds: PATIENCE_SECONDS }

export const pages = new NetworkFirst({
  ...patience,
  ...keeping(names.pages, /^text\/html\b/, KEPT_PAGES, withoutQuery, notesCopies),
})

/** Links are prefetched, so there is more data than there are pages. */
export const pageData = new NetworkFirst({
  ...patience,
  ...keeping(names.pageData, /^application\/json\b/, 3 * KEPT_PAGES, withoutQuery),
})

export const appData = new NetworkOnly(patience)

/** Hashed files never change: the network is asked once. */
export const files = new CacheFirst(keeping(names.files, /^(?!text\/html\b)/, 5 * KEPT_PAGES))
