import facts from "site-facts"
import { hasBytesToSpare } from "../browser/connection"
import { whenIdle } from "../browser/when-idle"
import type { PageShown } from "../shared/offline"
import { isOfflineAt } from "./offline-document"

type Route = Pick<Location, "pathname" | "href">

/** Whether the document came by the service worker. */
const isByWorker = typeof navigator !== "undefined" && Boolean(navigator.serviceWorker?.controller)

/** Files that came without the service worker, and that it was told of. */
const told = new Set<string>()

/**
 * D4: tells the service worker of a page whose document it did not see: the first one of all, and those that
 * are reached inside the site, where Gatsby loads the data alone. The worker fetches the document when
 * nothing else is to do, so that the page can be loaded offline too. For Gatsby's `onRouteUpdate`.
 */
export async function keepShownPage(location: Route, previous: Route | null): Promise<void> {
  if (!facts.serviceWorker || !("serviceWorker" in navigator)) return
  if (isOfflineAt(location.pathname) || previous?.pathname === location.pathname) return
  const isSeen = previous === null && isByWorker
  // On 2g and with data saving, documents are kept only when they are loaded anyway.
  if (isSeen || (previous !== null && !hasBytesToSpare())) return
  const { href } = location
  await whenIdle()
  const { active } = await navigator.serviceWorker.ready
  const message: PageShown = { type: "page-shown", page: href, files: untoldFiles() }
  active?.postMessage(message)
}

/** Those on their way when the worker takes over come without it too, so each page shown tells of what is new. */
function untoldFiles(): string[] {
  const files = performance
    .getEntriesByType("resource")
    .filter(entry => entry instanceof PerformanceResourceTiming && entry.workerStart === 0)
    .map(({ name }) => name)
    .filter(name => !told.has(name))
  for (const name of files) told.add(name)
  return files
}
