import type { WorkboxPlugin } from "workbox-core"
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies"
import { KEPT_PAGES, offlineCaches } from "../shared/offline"
import { noteCopy } from "./documents-from-cache"
import { forgetUnused } from "./forget-unused"
import { ownAnswers } from "./own-answers"
import { keptAddress } from "./request-kind"
import { worker } from "./scope"

const { scope } = worker.registration
const names = offlineCaches(scope)

/** After this time, a page that is kept is shown instead of waiting for the network. */
const PATIENCE_SECONDS = 3

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
