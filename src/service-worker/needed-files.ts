import { componentFiles } from "../shared/document-marks"
import { offlineCaches } from "../shared/offline"
import { kindOf } from "./request-kind"

declare const self: ServiceWorkerGlobalScope

const { scope } = self.registration
const names = offlineCaches(scope)

const SCRIPT = /<script src="([^"]+)"/g
const RUNTIME = /\/webpack-runtime-/
const DIGEST = /[\da-f]{20,32}/g

/**
 * Returns the scripts that the copy of a page needs to work, and the styles that it needs when a link of another page leads
 * to it, as far as they are not kept.
 */
export async function missingFiles(copy: Response): Promise<Request[]> {
  const html = await copy.clone().text()
  const own = [...html.matchAll(SCRIPT)].map(([, address = ""]) => address)
  const needed = [...own, ...componentFiles(html)]
    .map(address => new Request(new URL(address, scope)))
    .filter(request => kindOf(request, scope) === "file")
  // Files that the worker was installed with go with the next one.
  const files = await caches.open(names.files)
  const copies = await Promise.all(needed.map(file => files.match(file)))
  return needed.filter((_, index) => !copies[index])
}

/**
 * D4: deletes the files that no kept page refers to any more: those of builds before. Their digests are enough to know
 * them by. webpack's own script has those of what loads on first use.
 */
export async function dropUnneededFiles(): Promise<void> {
  const needed = new Set<string>()
  const isNeeded = ({ url }: Request) =>
    url.match(DIGEST)?.some(digest => needed.has(digest)) ?? true
  for (const name of [names.pages, names.pageData, names.files]) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      if (name === names.files && !(RUNTIME.test(request.url) && isNeeded(request))) continue
      const text = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? ""
      for (const [digest] of text.matchAll(DIGEST)) needed.add(digest)
    }
  }
  const files = await caches.open(names.files)
  for (const request of await files.keys()) {
    if (!isNeeded(request)) await files.delete(request)
  }
}
