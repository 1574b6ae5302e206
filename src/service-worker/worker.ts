import { clientsClaim, setCacheNameDetails } from "workbox-core"
import { matchPrecache, precache } from "workbox-precaching"
import { registerRoute } from "workbox-routing"
import type { Strategy } from "workbox-strategies"
import { isPageShown, OFFLINE_MARK, OFFLINE_PATH, type PageShown } from "../shared/offline"
import { dropUnneededFiles, missingFiles } from "./needed-files"
import { keptAddress, kindOf, pageDataAddress, type RequestKind } from "./request-kind"
import {
  appData,
  copyOf,
  files,
  isCopy,
  pageData,
  pages,
  renewed,
  renewedFiles,
  VERSION,
} from "./strategies"

declare const self: ServiceWorkerGlobalScope

/**
 * Files to fetch when the worker is installed: all that the offline page needs. Written by the build
 * (`release/service-worker`).
 */
declare const PRECACHE: { url: string; revision: string | null }[]

const { navigationPreload, scope } = self.registration
const offlinePage = scope + OFFLINE_PATH.slice(1)

/** A slower file is kept another time. */
const KEEP_WITHIN_MS = 10_000

// A new worker takes over at once: pages come from the network, so readers notice nothing, and no worker
// waits for every tab to be closed.
void self.skipWaiting()
clientsClaim()

self.addEventListener("activate", event => {
  // A document is requested while the worker is still starting.
  event.waitUntil(navigationPreload?.enable() ?? Promise.resolve())
  event.waitUntil(dropUnneededFiles())
})

setCacheNameDetails({ prefix: "offline", precache: "precache", suffix: scope })
precache(PRECACHE)

/** Documents that did not come from the network, by their client's id, and what they have not requested yet. */
const unasked = new Set<string>()

/** Notes that the answer to a navigation is a copy. */
function noteCopy({ resultingClientId }: FetchEvent): void {
  for (const kind of ["app-data", "page-data"]) unasked.add(kind + resultingClientId)
}

/** Whether the document is a copy and this is its first request: it gets what it was built with. */
const isCopyAsking = (kind: RequestKind, { clientId }: FetchEvent): boolean =>
  unasked.delete(kind + clientId)

// D4: what is answered, and how.
route("page", async (request, event) => {
  const answer = await answerOf(pages, request, event)
  if (answer && answer.status < 500) {
    if (isCopy(answer)) {
      noteCopy(event)
      // The browser has given up its own request, which took too long.
      event.waitUntil(keep({ type: "page-shown", page: request.url, files: [] }, event))
    }
    return answer
  }
  noteCopy(event)
  const copy = await answerOf(copyOf.page, request, event)
  return copy ?? answer ?? offlineDocument()
})
route("page-data", async (request, event) => {
  const copy = () => answerOf(copyOf.data, request, event)
  const own = isCopyAsking("page-data", event) ? await copy() : undefined
  // The offline page's is there.
  const answer = own ?? (await matchPrecache(request)) ?? (await answerOf(pageData, request, event))
  return answer && answer.status < 500 ? answer : ((await copy()) ?? answer ?? Response.error())
})
route("app-data", async (request, event) => {
  const answer = isCopyAsking("app-data", event)
    ? undefined
    : await answerOf(appData, request, event)
  return answer?.ok ? answer : versionOfDocument(event.clientId)
})
route("file", async (request, event) => {
  // S-16: a page requests a script like this when it came in part, and so do the browser's tools for developers.
  const isRenewed = request.cache === "reload"
  const answer = await answerOf(isRenewed ? renewedFiles : files, request, event, isRenewed)
  return answer ?? (await matchPrecache(request)) ?? Response.error()
})

self.addEventListener("message", event => {
  if (isPageShown(event.data)) event.waitUntil(keep(event.data, event))
})

type Handler = (request: Request, event: FetchEvent) => Promise<Response>

function route(kind: RequestKind, handler: Handler): void {
  registerRoute(
    ({ request }) => kindOf(request, scope) === kind,
    async ({ request, event }) =>
      event instanceof FetchEvent ? handler(request, event) : Response.error(),
  )
}

/**
 * Undefined when there is neither network nor copy. An answer of type `error` is none: Firefox resolves with it what it
 * could not load ahead.
 * @param isKeptFirst whether the copy is kept before the answer is given: a page that then loads again gets this one
 */
async function answerOf(
  strategy: Strategy,
  request: Request,
  event: ExtendableEvent,
  isKeptFirst = false,
) {
  const [answering, keeping] = strategy.handleAll({ request, event })
  const answer = await answering.catch((): undefined => undefined)
  if (isKeptFirst) await keeping.catch(() => undefined)
  return answer?.type === "error" ? undefined : answer
}

/**
 * D4: keeps a page that was shown without the worker seeing its document: one from before there was a worker,
 * one reached inside the site, where only its data is loaded, or one whose copy was shown. One request after the
 * other and at low priority; most of it comes from the browser's cache. What cannot be had now is kept another time.
 */
async function keep(shown: PageShown, event: ExtendableEvent): Promise<void> {
  const others = shown.files.map(url => new Request(new URL(url, scope)))
  const needed = shown.page === undefined ? [] : await keepPage(shown.page, event)
  for (const request of [...others, ...needed]) {
    if (kindOf(request, scope) === "file") await answerOf(files, unhurried(request), event)
  }
}

/** Returns what the page needs besides. */
async function keepPage(address: string, event: ExtendableEvent): Promise<Request[]> {
  const page = keptAddress(new URL(address, scope).href, scope)
  if (page === undefined) return []
  const fresh = (url: string) =>
    unhurried(new Request(url, { cache: "no-cache", credentials: "same-origin" }))
  const html = await answerOf(renewed.page, fresh(page), event)
  await answerOf(renewed.data, fresh(pageDataAddress(page, scope)), event)
  return html ? missingFiles(html) : []
}

/** A request that nobody waits for, and that ends: while one hangs, browsers make the next build's worker wait. */
const unhurried = (request: Request): Request =>
  new Request(request, { priority: "low", signal: AbortSignal.timeout(KEEP_WITHIN_MS) })

/**
 * The offline page, to be shown at any address. Gatsby goes to the address that a document names as its
 * own, so this one names none: see `navigation/find-page`.
 */
async function offlineDocument(): Promise<Response> {
  const page = await matchPrecache(offlinePage)
  if (!page) return Response.error()
  const html = (await page.text()).replace(/ data-page-path="[^"]*"/, ` ${OFFLINE_MARK}=""`)
  const headers = new Headers(page.headers)
  for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name)
  return new Response(html, { headers })
}

/**
 * Gatsby's `app-data.json` without a network: it has the version of the requesting page. One that was kept could
 * be of another build than the page that was kept, and Gatsby would load the page again, in vain.
 */
async function versionOfDocument(clientId: string): Promise<Response> {
  const client = await self.clients.get(clientId)
  const kept = client && keptAddress(client.url, scope)
  const { cacheName } = pages
  const document = kept && (await caches.match(kept, { cacheName, ignoreVary: true }))
  const html = (await (document || (await matchPrecache(offlinePage)))?.text()) ?? ""
  return Response.json({ webpackCompilationHash: VERSION.exec(html)?.[1] ?? "" })
}
