import facts from "site-facts"
import { hasBytesToSpare } from "../browser/connection"
import { whenIdle } from "../browser/when-idle"
import type { PageShown } from "../shared/offline"
import { isOfflineAt } from "./offline-document"

type Route = Pick<Location, "pathname" | "href">

/** Files that the browser has loaded without a service worker seeing them. */
let hasUnseenFiles = typeof navigator !== "undefined" && !navigator.serviceWorker?.controller

/**
 * D4: tells the service worker of a page whose document it did not see: the first one of all, and those that
 * are reached inside the site, where Gatsby loads the data alone. The worker fetches the document when
 * nothing else is to do, so that the page can be loaded offline too. For Gatsby's `onRouteUpdate`.
 */
export async function keepShownPage(location: Route, previous: Route | null): Promise<void> {
  if (!facts.serviceWorker || !("serviceWorker" in navigator)) return
  if (isOfflineAt(location.pathname) || previous?.pathname === location.pathname) return
  const isSeen = previous === null && !hasUnseenFiles
  // On 2g and with data saving, documents are kept only when they are loaded anyway.
  if (isSeen || (previous !== null && !hasBytesToSpare())) return
  const { href } = location
  await whenIdle()
  const { active } = await navigator.serviceWorker.ready
  const files = hasUnseenFiles ? performance.getEntriesByType("resource") : []
  hasUnseenFiles = false
  const message: PageShown = {
    type: "page-shown",
    page: href,
    files: files.map(({ name }) => name),
  }
  active?.postMessage(message)
}
