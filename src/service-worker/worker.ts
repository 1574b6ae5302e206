import { clientsClaim, type RouteHandlerCallback, setCacheNameDetails } from "workbox-core"
import { matchPrecache, precache } from "workbox-precaching"
import { registerRoute } from "workbox-routing"
import type { Strategy } from "workbox-strategies"
import { isPageShown, OFFLINE_MARK, OFFLINE_PATH, type PageShown } from "../shared/offline"
import { keptAddress, kindOf, pageDataAddress, type RequestKind } from "./request-kind"
import { appData, files, isFreshCopy, noteCopy, pageData, pages } from "./strategies"

declare const self: ServiceWorkerGlobalScope

/**
 * What is fetched when the worker is installed: all that the offline page needs. Written by the build
 * (`release/service-worker`).
 */
declare const PRECACHE: { url: string; revision: string | null }[]

const { navigationPreload, scope } = self.registration
const offlinePage = scope + OFFLINE_PATH.slice(1)

// A new worker takes over at once: pages come from the network, so readers notice nothing, and no worker
// waits for every tab to be closed.
void self.skipWaiting()
clientsClaim()

// A document is asked for while the worker is still starting.
self.addEventListener("activate", event => {
  event.waitUntil(navigationPreload?.enable() ?? Promise.resolve())
})

setCacheNameDetails({ prefix: "offline", precache: "precache", suffix: scope })
precache(PRECACHE)

// D4: what is answered, and how.
route("page", async ({ request, event }) => {
  const answer = await answerOf(pages, request, event)
  if (answer && answer.status < 500) return answer
  noteCopy(event)
  return (await keptPage(request.url)) ?? answer ?? offlineDocument()
})
route("page-data", async ({ request, event }) => {
  const answer = await answerOf(pageData, request, event)
  if (answer && answer.status < 500) return answer
  const kept = await caches.match(request, { cacheName: pageData.cacheName, ignoreSearch: true })
  return kept ?? (await matchPrecache(request)) ?? answer ?? Response.error()
})
route("app-data", async ({ request, event }) => {
  const clientId = event instanceof FetchEvent ? event.clientId : ""
  const answer = isFreshCopy(clientId) ? undefined : await answerOf(appData, request, event)
  return answer?.ok ? answer : versionOfDocument(clientId)
})
route("file", async ({ request, event }) => {
  const answer = await answerOf(files, request, event)
  return answer ?? (await matchPrecache(request)) ?? Response.error()
})

self.addEventListener("message", event => {
  if (isPageShown(event.data)) event.waitUntil(keep(event.data, event))
})

function route(kind: RequestKind, handler: RouteHandlerCallback): void {
  registerRoute(({ request }) => kindOf(request, scope) === kind, handler)
}

/** Undefined when there is neither network nor copy. */
const answerOf = (strategy: Strategy, request: Request, event: ExtendableEvent) =>
  strategy.handle({ request, event }).catch((): undefined => undefined)

/**
 * D4: keeps a page that was shown without the worker seeing its document: one from before there was a worker,
 * or one reached inside the site, where only its data is loaded. One request after the other and at low
 * priority; most of it comes from the browser's cache. What cannot be had now is kept another time.
 */
async function keep(shown: PageShown, event: ExtendableEvent): Promise<void> {
  const page = keptAddress(new URL(shown.page, scope).href, scope)
  if (page === undefined) return
  const fresh: RequestInit = { cache: "no-cache", priority: "low", credentials: "same-origin" }
  await answerOf(pages, new Request(page, fresh), event)
  await answerOf(pageData, new Request(pageDataAddress(page, scope), fresh), event)
  for (const url of shown.files) {
    const request = new Request(new URL(url, scope), { priority: "low" })
    if (kindOf(request, scope) === "file") await answerOf(files, request, event)
  }
}

const keptPage = (url: string) =>
  caches.match(keptAddress(url, scope) ?? url, { cacheName: pages.cacheName, ignoreVary: true })

/**
 * The offline page, to be shown at any address. Gatsby goes to the address that a document names as its
 * own, so this one names none: see `navigation/steps`.
 */
async function offlineDocument(): Promise<Response> {
  const page = await matchPrecache(offlinePage)
  if (!page) return Response.error()
  const html = (await page.text()).replace(/ data-page-path="[^"]*"/, ` ${OFFLINE_MARK}=""`)
  const headers = new Headers(page.headers)
  for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name)
  return new Response(html, { headers })
}

const VERSION = /window\.___webpackCompilationHash="([^"]*)"/

/**
 * Gatsby's `app-data.json` without a network: it has the version of the page that asks. One that was kept could
 * be of another build than the page that was kept, and Gatsby would load the page again, in vain.
 */
async function versionOfDocument(clientId: string): Promise<Response> {
  const client = await self.clients.get(clientId)
  const document = (client && (await keptPage(client.url))) ?? (await matchPrecache(offlinePage))
  const html = (await document?.text()) ?? ""
  return Response.json({ webpackCompilationHash: VERSION.exec(html)?.[1] ?? "" })
}
