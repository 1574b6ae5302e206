import { isPageShown, OFFLINE_FILE, offlineCaches, WORKBOX_DATABASE } from "../shared/offline"
import { copyOf, type Kept, keep, VERSION } from "./cache"
import { keepShown } from "./keep-shown"
import { dropUnneededFiles } from "./needed-files"
import { kindOf, type RequestKind } from "./request-kind"

declare const self: ServiceWorkerGlobalScope

/** Digest of the scripts and of the offline page that the worker belongs to, written by the build (`release/service-worker`). */
declare const BUILD: string

const { navigationPreload, scope } = self.registration
const { precache } = offlineCaches(scope)
const offlineAddress = `${scope}${OFFLINE_FILE}?${BUILD}`

/** After this time, what is kept is shown instead of waiting for the network. */
const PATIENCE_MS = 3000

self.addEventListener("install", event => {
  // A new worker takes over at once: pages come from the network, so readers notice nothing, and no worker
  // waits for every tab to be closed.
  void self.skipWaiting()
  event.waitUntil(keepOfflinePage())
})

self.addEventListener("activate", event => {
  // A document is requested while the worker is still starting.
  event.waitUntil(navigationPreload?.enable() ?? Promise.resolve())
  event.waitUntil(self.clients.claim())
  event.waitUntil(dropUnneededFiles())
  indexedDB.deleteDatabase(WORKBOX_DATABASE)
})

self.addEventListener("fetch", event => {
  const kind = kindOf(event.request, scope)
  if (kind) event.respondWith(answers[kind](event))
})

self.addEventListener("message", event => {
  if (isPageShown(event.data)) event.waitUntil(keepShown(event.data))
})

/** Documents that did not come from the network, by their client's id, and what they have not requested yet. */
const unasked = new Set<string>()

/** Notes that the answer to a navigation is a copy. */
function noteCopy({ resultingClientId }: FetchEvent): void {
  for (const kind of ["app-data", "page-data"]) unasked.add(kind + resultingClientId)
}

/** True when the document is a copy and this is its first request: it gets what it was built with. */
const isCopyAsking = (kind: RequestKind, { clientId }: FetchEvent): boolean =>
  unasked.delete(kind + clientId)

/** D4: answers to what the worker answers. */
const answers: Record<RequestKind, (event: FetchEvent) => Promise<Response>> = {
  page: async event => {
    const { url } = event.request
    const network = fromNetwork(event, "pages")
    const answer = await inPatience(network)
    if (answer) return answer
    const copy = await copyOf("pages", url)
    if (!copy) return (await network) ?? (await caches.match(offlineAddress)) ?? Response.error()
    noteCopy(event)
    // The browser has given up its own request, which took too long.
    event.waitUntil(keepShown({ type: "page-shown", page: url, files: [] }))
    return copy
  },
  "page-data": async event => {
    const copy = () => copyOf("pageData", event.request.url)
    const own = isCopyAsking("page-data", event) ? await copy() : undefined
    if (own) return own
    const network = fromNetwork(event, "pageData")
    const answer = (await inPatience(network)) ?? (await copy()) ?? (await network)
    return answer ?? Response.error()
  },
  "app-data": async event => {
    const isAsked = !isCopyAsking("app-data", event)
    const answer = isAsked ? await inPatience(fromNetwork(event)) : undefined
    return answer?.ok ? answer : versionOfDocument(event)
  },
  // Hashed files never change: the network is used once, unless a page reports a useless answer.
  file: async event => {
    const { url, cache } = event.request
    const copy = await copyOf("files", url)
    // S-16: a page requests a script like this when it came in part, and so do the browser's tools for developers.
    const isRenewed = cache === "reload"
    if (copy && !isRenewed) return copy
    try {
      const answer = await fetch(event.request)
      const kept = keep("files", url, answer.clone())
      event.waitUntil(kept)
      // A page that then loads again gets this one.
      if (isRenewed) await kept
      return answer
    } catch {
      return copy ?? Response.error()
    }
  },
}

/**
 * The network's answer, which is kept. Undefined without one, and from a server that is down. Firefox resolves a preload
 * that failed with an answer of type `error`.
 */
function fromNetwork(event: FetchEvent, kept?: Kept): Promise<Response | undefined> {
  const { request } = event
  const load = async () => {
    const preloaded: Response | undefined = await event.preloadResponse
    const answer = preloaded ?? (await fetch(request))
    if (answer.type === "error" || answer.status >= 500) return undefined
    if (kept) event.waitUntil(keep(kept, request.url, answer.clone()))
    return answer
  }
  const loaded = load().catch(() => undefined)
  event.waitUntil(loaded)
  return loaded
}

const inPatience = (network: Promise<Response | undefined>): Promise<Response | undefined> =>
  Promise.race([
    network,
    new Promise<undefined>(resolve => setTimeout(() => resolve(undefined), PATIENCE_MS)),
  ])

/** Replaces the offline page of the worker before. Some hosts redirect from its file: no browser shows such an answer. */
async function keepOfflinePage(): Promise<void> {
  const answer = await fetch(offlineAddress, { cache: "no-cache" })
  if (!answer.ok) throw new Error(`${offlineAddress}: ${answer.status}`)
  const page = new Response(await answer.blob(), { headers: answer.headers })
  await caches.delete(precache)
  await (await caches.open(precache)).put(offlineAddress, page)
}

/**
 * Gatsby's `app-data.json` without a network: it has the version of the requesting page. One that was kept could
 * be of another build than the page that was kept, and Gatsby would load the page again, in vain.
 */
async function versionOfDocument({ clientId }: FetchEvent): Promise<Response> {
  const client = await self.clients.get(clientId)
  const html = client && (await (await copyOf("pages", client.url))?.text())
  return Response.json({ webpackCompilationHash: VERSION.exec(html ?? "")?.[1] ?? "" })
}
