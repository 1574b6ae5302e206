import { offlineCaches } from "../shared/offline"
import { componentScripts } from "../shared/page-scripts"
import { kindOf, pageDataAddress } from "./request-kind"

declare const self: ServiceWorkerGlobalScope

const { scope } = self.registration
const names = offlineCaches(scope)

const SCRIPT = /<script src="([^"]+)"/g
const DIGEST = /[\da-f]{20,32}/g

/** The scripts that the copy of a page needs to work, and that are not kept. */
export async function missingScripts(page: string, copy: Response): Promise<Request[]> {
  const html = await copy.clone().text()
  const data = await caches.match(pageDataAddress(page, scope), { cacheName: names.pageData })
  const own = [...html.matchAll(SCRIPT)].map(([, address = ""]) => address)
  const others = componentScripts(html, (await data?.text()) ?? "")
  const scripts = [...own, ...others.map(path => scope + path.slice(1))]
    .map(address => new Request(new URL(address, scope), { priority: "low" }))
    .filter(request => kindOf(request, scope) === "file")
  // What the worker was installed with goes with the next one.
  const files = await caches.open(names.files)
  const copies = await Promise.all(scripts.map(script => files.match(script)))
  return scripts.filter((_, index) => !copies[index])
}

/**
 * D4: deletes the files that no kept page refers to any more: those of builds before. Their digests are enough to know
 * them by. A document has those of scripts that load on first use too.
 */
export async function dropUnneededFiles(): Promise<void> {
  const needed = new Set<string>()
  for (const name of [names.pages, names.pageData]) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const text = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? ""
      for (const [digest] of text.matchAll(DIGEST)) needed.add(digest)
    }
  }
  const files = await caches.open(names.files)
  for (const request of await files.keys()) {
    const digests = request.url.match(DIGEST)
    if (digests && !digests.some(digest => needed.has(digest))) await files.delete(request)
  }
}
