import { registerQuotaErrorCallback, type WorkboxPlugin } from "workbox-core"
import { CacheExpiration } from "workbox-expiration"
import { CacheFirst, CacheOnly, NetworkFirst, NetworkOnly } from "workbox-strategies"
import { KEPT_DAYS, KEPT_PAGES, offlineCaches } from "../shared/offline"
import { missingFiles } from "./needed-files"
import { keptAddress } from "./request-kind"

declare const self: ServiceWorkerGlobalScope

const { scope } = self.registration
const names = offlineCaches(scope)

const NOTE_WITHIN_MS = 2000

/** After this time, a page that is kept is shown instead of waiting for the network. */
const PATIENCE_SECONDS = 3

const copies = new WeakSet<Response>()

/** Whether an answer is a page's copy. */
export const isCopy = (answer: Response): boolean => copies.has(answer)

/** The version of its build, which every document of Gatsby names. */
export const VERSION = /window\.___webpackCompilationHash="([^"]*)"/

const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keptAddress(request.url, scope) ?? request.url,
}
/**
 * A copy whose scripts are gone is none; its style is in it. The page of a captive portal, or of a server at work, is
 * none of ours.
 */
const wholePages: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return null
    const missing = await missingFiles(cachedResponse)
    if (missing.some(({ url }) => url.endsWith(".js"))) return null
    copies.add(cachedResponse)
    return cachedResponse
  },
  cacheWillUpdate: async ({ response }) =>
    VERSION.test(await response.clone().text()) ? response : null,
}
/**
 * D4: only a 200 of this site is kept: no 404, no redirect, no answer of another origin, and no page instead of a
 * file, as some hosts send. A copy is deleted when the site answers that its page is gone.
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
      if (cachedResponse) event.waitUntil(noted(uses.updateTimestamp(request.url)))
      return cachedResponse
    },
    cacheDidUpdate: async ({ request }) => {
      await noted(uses.updateTimestamp(request.url).then(() => uses.expireEntries()))
    },
  }
}

/**
 * Waits for a note in the database, but not for long: WebKit's hangs when the worker before was ended while it wrote,
 * and as long as anything is waited for, the next build's worker does not take over.
 */
const noted = (note: Promise<void>): Promise<unknown> =>
  Promise.race([note, new Promise(resolve => setTimeout(resolve, NOTE_WITHIN_MS))])

const keeping = (cacheName: string, type: RegExp, most: number, ...plugins: WorkboxPlugin[]) => ({
  cacheName,
  matchOptions: { ignoreVary: true },
  plugins: [ownAnswers(cacheName, type), ...plugins, forgetUnused(cacheName, most)],
})
const keptPages = keeping(names.pages, /^text\/html\b/, KEPT_PAGES, withoutQuery, wholePages)
/** Links are prefetched, so there is more data than there are pages. */
const keptData = keeping(names.pageData, /^application\/json\b/, 3 * KEPT_PAGES, withoutQuery)
const keptFiles = keeping(names.files, /^(?!text\/html\b)/, 5 * KEPT_PAGES)
const patience = { networkTimeoutSeconds: PATIENCE_SECONDS }

export const pages = new NetworkFirst({ ...patience, ...keptPages })
export const pageData = new NetworkFirst({ ...patience, ...keptData })
export const copyOf = { page: new CacheOnly(keptPages), data: new CacheOnly(keptData) }
/** For what nobody waits for. */
export const renewed = { page: new NetworkFirst(keptPages), data: new NetworkFirst(keptData) }

export const appData = new NetworkOnly(patience)

/** Hashed files never change: the network is used once, unless a page reports a useless answer. */
export const files = new CacheFirst(keptFiles)
export const renewedFiles = new NetworkFirst(keptFiles)
