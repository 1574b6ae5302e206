/** File of the page that stands in for one that cannot be fetched (D4). No visitor goes to its own address. */
export const OFFLINE_FILE = "offline.html"

/** Path of the service worker, below the site's root. */
export const SERVICE_WORKER_PATH = "/sw.js"

/** Number of pages that stay readable offline; the one that was not loaded for longest goes first. */
export const KEPT_PAGES = 60

/** Names of the caches that the service worker of a site fills. Takes its scope: the site's root. */
export const offlineCaches = (scope: string) => ({
  pages: `offline-pages-${scope}`,
  pageData: `offline-page-data-${scope}`,
  files: `offline-files-${scope}`,
  precache: `offline-precache-${scope}`,
})

/** Database that browsers have of workers that Workbox wrote: dates of what was kept. No worker needs it. */
export const WORKBOX_DATABASE = "workbox-expiration"

/** Message of a page to the service worker: it was shown, by means that the worker may not have seen. */
export interface PageShown {
  type: "page-shown"
  /** Its address, unless its document came by the worker. */
  page?: string
  /** Addresses of the files that came before the worker was there, or inside the document. */
  files: string[]
}

/** Page and worker may come from different builds, so neither believes the other. */
export function isPageShown(data: unknown): data is PageShown {
  const { type, page, files }: Record<string, unknown> = Object(data)
  return (
    type === "page-shown" &&
    (page === undefined || typeof page === "string") &&
    Array.isArray(files) &&
    files.every(file => typeof file === "string")
  )
}
