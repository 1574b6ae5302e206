import { CacheableResponsePlugin } from "workbox-cacheable-response"
import { registerQuotaErrorCallback, type WorkboxPlugin } from "workbox-core"
import { CacheExpiration } from "workbox-expiration"
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies"
import { KEPT_DAYS, KEPT_PAGES, offlineCaches } from "../shared/offline"
import { keptAddress } from "./request-kind"
import { worker } from "./scope"

const { scope } = worker.registration
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
const matchOptions = { ignoreVary: true }

const only200 = new CacheableResponsePlugin({ statuses: [200] })

/**
 * D4: nothing is kept that is not a 200 of ours: no 404, no redirect, no answer of another origin, and no
 * page in the place of a file, as some hosts give. What was kept goes when the site says that it has gone.
 */
const ownAnswers = (cacheName: string, type: RegExp): WorkboxPlugin[] => [
  {
    cacheWillUpdate: async ({ request, response }) => {
      if (hasGone(response)) await (await caches.open(cacheName)).delete(request)
      const ours = response.type === "basic" && !response.redirected
      return ours && type.test(response.headers.get("content-type") ?? "") ? response : null
    },
  },
  only200,
]

const hasGone = ({ status, type, redirected }: Response): boolean =>
  status === 404 || status === 410 || redirected || type === "opaqueredirect"

/**
 * Bounds a cache by number and by the time since an entry was last used, and empties it when the browser
 * has no room left. Workbox's own plugin goes by the answer's `Date`: a script that the browser's cache
 * has had for months would be refused as soon as it is kept.
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

export const pages = new NetworkFirst({
  cacheName: names.pages,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions,
  plugins: [
    withoutQuery,
    notesCopies,
    ...ownAnswers(names.pages, /^text\/html\b/),
    forgetUnused(names.pages, KEPT_PAGES),
  ],
})

/** Links are prefetched, so there is more data than there are pages. */
export const pageData = new NetworkFirst({
  cacheName: names.pageData,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions,
  plugins: [
    withoutQuery,
    ...ownAnswers(names.pageData, /^application\/json\b/),
    forgetUnused(names.pageData, 3 * KEPT_PAGES),
  ],
})

export const appData = new NetworkOnly({ networkTimeoutSeconds: PATIENCE_SECONDS })

/** Hashed files never change: the network is asked once. */
export const files = new CacheFirst({
  cacheName: names.files,
  matchOptions,
  plugins: [
    ...ownAnswers(names.files, /^(?!text\/html\b)/),
    forgetUnused(names.files, 5 * KEPT_PAGES),
  ],
})
