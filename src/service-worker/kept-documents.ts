import { matchPrecache } from "workbox-precaching"
import { OFFLINE_MARK, OFFLINE_PATH } from "../shared/offline"
import { keptAddress } from "./request-kind"
import { pages } from "./strategies"

declare const self: ServiceWorkerGlobalScope

const { scope } = self.registration
const offlinePage = scope + OFFLINE_PATH.slice(1)

/** The copy of a page. */
export async function keptPage(url: string): Promise<Response | undefined> {
  const address = keptAddress(url, scope)
  return address === undefined
    ? undefined
    : caches.match(address, { cacheName: pages.cacheName, ignoreVary: true })
}

/**
 * The offline page, to be shown at any address. Gatsby goes to the address that a document names as its
 * own, so this one names none: see `navigation/steps`.
 */
export async function offlineDocument(): Promise<Response> {
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
export async function versionOfDocument(clientId: string): Promise<Response> {
  const client = await self.clients.get(clientId)
  const document = (client && (await keptPage(client.url))) ?? (await matchPrecache(offlinePage))
  const html = (await document?.text()) ?? ""
  return Response.json({ webpackCompilationHash: VERSION.exec(html)?.[1] ?? "" })
}
