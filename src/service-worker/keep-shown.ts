import type { PageShown } from "../shared/offline"
import { copyOf, type Kept, keep } from "./cache"
import { missingFiles } from "./needed-files"
import { keptAddress, kindOf, pageDataAddress } from "./request-kind"

declare const self: ServiceWorkerGlobalScope

const { scope } = self.registration

/** A slower file is kept another time. */
const KEEP_WITHIN_MS = 10_000

/**
 * D4: keeps a page that was shown without the worker seeing its document: one from before there was a worker,
 * one reached inside the site, where only its data is loaded, or one whose copy was shown. One request after the
 * other and at low priority; most of it comes from the browser's cache. What cannot be had now is kept another time.
 */
export async function keepShown({ page, files }: PageShown): Promise<void> {
  const needed = page === undefined ? [] : await keepPage(page)
  const addresses = [...files, ...needed.map(({ url }) => url)]
  for (const address of addresses) {
    const request = new Request(new URL(address, scope))
    const isFile = kindOf(request, scope) === "file"
    if (isFile && !(await copyOf("files", request.url))) await fetchToKeep("files", request.url)
  }
}

/** Returns what the page needs besides. */
async function keepPage(address: string): Promise<Request[]> {
  const page = keptAddress(new URL(address, scope).href, scope)
  if (page === undefined) return []
  const html = await fetchToKeep("pages", page)
  await fetchToKeep("pageData", pageDataAddress(page, scope))
  return html ? missingFiles(html) : []
}

/** Fetches what nobody waits for, and ends: while a request hangs, browsers make the next build's worker wait. */
async function fetchToKeep(kept: Kept, url: string): Promise<Response | undefined> {
  try {
    const answer = await fetch(url, {
      cache: kept === "files" ? "default" : "no-cache",
      priority: "low",
      signal: AbortSignal.timeout(KEEP_WITHIN_MS),
    })
    await keep(kept, url, answer.clone())
    return answer
  } catch {
    return undefined
  }
}
