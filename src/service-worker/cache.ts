import { KEPT_PAGES, offlineCaches } from "../shared/offline"
import { missingFiles } from "./needed-files"
import { keptAddress } from "./request-kind"

declare const self: ServiceWorkerGlobalScope

const { scope } = self.registration
const names = offlineCaches(scope)

/** Content types and number of entries of each cache. */
const BOUNDS = {
  pages: { type: /^text\/html\b/, most: KEPT_PAGES },
  // Links are prefetched, so there is more data than there are pages.
  pageData: { type: /^application\/json\b/, most: 3 * KEPT_PAGES },
  // No page instead of a file, as some hosts send.
  files: { type: /^(?!text\/html\b)/, most: 5 * KEPT_PAGES },
}
export type Kept = keyof typeof BOUNDS

/** Version of its build, which every document of Gatsby names. */
export const VERSION = /window\.___webpackCompilationHash="([^"]*)"/

const ANY_FORM = { ignoreVary: true }

const keyOf = (url: string): string => keptAddress(url, scope) ?? url

/** The copy of what is at an address. A page whose scripts are gone has none; its style is in it. */
export async function copyOf(kept: Kept, url: string): Promise<Response | undefined> {
  const cache = await caches.open(names[kept])
  const copy = await cache.match(keyOf(url), ANY_FORM)
  if (!copy || kept !== "pages") return copy
  const missing = await missingFiles(copy)
  return missing.some(({ url }) => url.endsWith(".js")) ? undefined : copy
}

/**
 * D4: keeps a whole answer of this site as the newest entry of its cache: no 404, no redirect, no answer of another
 * origin, no page of a captive portal. Deletes the copy when the site answers that its page is gone. Never rejects.
 */
export async function keep(kept: Kept, url: string, answer: Response): Promise<void> {
  const cache = await caches.open(names[kept])
  const key = keyOf(url)
  if (hasGone(answer)) return void (await cache.delete(key, ANY_FORM))
  if (answer.status !== 200 || answer.type !== "basic" || !isOfType(kept, answer)) return
  try {
    // An answer that breaks off takes no copy away.
    const whole = await answer.clone().blob()
    if (kept === "pages" && !VERSION.test(await whole.text())) return
    // WebKit leaves at its place what is replaced.
    await cache.delete(key, ANY_FORM)
    await cache.put(key, answer)
    await forgetOldest(kept, cache)
  } catch (error) {
    // The browser has no room left.
    const isFull = error instanceof Error && error.name === "QuotaExceededError"
    if (isFull) await caches.delete(names[kept])
  }
}

const hasGone = ({ status, type, redirected }: Response): boolean =>
  status === 404 || status === 410 || redirected || type === "opaqueredirect"

const isOfType = (kept: Kept, { headers }: Response): boolean =>
  BOUNDS[kept].type.test(headers.get("content-type") ?? "")

/**
 * Deletes the entries that were kept first. Scripts stay, without which no copy of a page can be shown: those that no page
 * needs go with the next worker.
 */
async function forgetOldest(kept: Kept, cache: Cache): Promise<void> {
  const entries = (await cache.keys()).filter(({ url }) => !url.endsWith(".js"))
  const oldest = entries.slice(0, Math.max(0, entries.length - BOUNDS[kept].most))
  await Promise.all(oldest.map(entry => cache.delete(entry, ANY_FORM)))
}
