import type { RouteHandlerCallback } from "workbox-core"
import { matchPrecache } from "workbox-precaching"
import { registerRoute } from "workbox-routing"
import type { Strategy } from "workbox-strategies"
import { keptPage, offlineDocument, versionOfDocument } from "./kept-documents"
import { kindOf, type RequestKind } from "./request-kind"
import { worker } from "./scope"
import { appData, files, isFreshCopy, noteCopy, pageData, pages } from "./strategies"

const { scope } = worker.registration

/** D4: what is answered, and how. */
export function registerRoutes(): void {
  route("page", async ({ request, event }) => {
    const answer = await answerOf(pages, { request, event })
    if (answer && answer.status < 500) return answer
    noteCopy(event)
    return (await keptPage(request.url)) ?? answer ?? offlineDocument()
  })
  route("page-data", async ({ request, event }) => {
    const answer = await answerOf(pageData, { request, event })
    if (answer && answer.status < 500) return answer
    const kept = await caches.match(request, { cacheName: pageData.cacheName, ignoreSearch: true })
    return kept ?? (await matchPrecache(request)) ?? answer ?? Response.error()
  })
  route("app-data", async ({ request, event }) => {
    const clientId = event instanceof FetchEvent ? event.clientId : ""
    const answer = isFreshCopy(clientId) ? undefined : await answerOf(appData, { request, event })
    return answer?.ok ? answer : versionOfDocument(clientId)
  })
  route(
    "file",
    async ({ request, event }) =>
      (await answerOf(files, { request, event })) ??
      (await matchPrecache(request)) ??
      Response.error(),
  )
}

const route = (kind: RequestKind, handler: RouteHandlerCallback) =>
  registerRoute(({ request }) => kindOf(request, scope) === kind, handler)

/** Undefined when there is neither network nor copy. */
const answerOf = (
  strategy: Strategy,
  options: { request: Request; event: ExtendableEvent },
): Promise<Response | undefined> => strategy.handle(options).catch(() => undefined)
