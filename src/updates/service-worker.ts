import { withPrefix } from "gatsby"
import facts from "site-facts"
import { hasBytesToSpare } from "../browser/connection"
import { whenIdle } from "../browser/page-moments"
import { COMPONENT_STYLE } from "../shared/document-marks"
import { type PageShown, SERVICE_WORKER_PATH } from "../shared/offline"

/**
 * D4: registers the service worker. Call when the page is idle: its files then never compete with the first page's.
 * Not by Gatsby's own script: it registers while the page loads, cannot keep the
 * browser's cache away from `sw.js`, and writes errors on the console where a browser has no service workers.
 * @param onUpdateReady S-30: called when the worker of another build than this page's has taken over
 */
export async function registerWorker(onUpdateReady: () => void): Promise<void> {
  // Only a secure context has one.
  if (!("serviceWorker" in navigator)) return
  const { serviceWorker } = navigator
  if (facts.serviceWorker) {
    // The first worker of all is no update.
    let isUpdate = serviceWorker.controller !== null
    serviceWorker.addEventListener("controllerchange", async () => {
      if (isUpdate && (await isOtherBuild())) onUpdateReady()
      isUpdate = true
    })
  }
  try {
    const registration = facts.serviceWorker
      ? await serviceWorker.register(withPrefix(SERVICE_WORKER_PATH), { updateViaCache: "none" })
      : // The worker of an earlier build is to hear that it has to go.
        await serviceWorker.getRegistration()
    // Chromium puts its own update check off for as long as the worker is busy. Without a network nothing is new.
    await registration?.update().catch(() => undefined)
  } catch (reason) {
    if (facts.serviceWorker) console.warn("The site cannot be kept for reading offline:", reason)
  }
}

/** The page itself may be new already, and only its worker was late. */
async function isOtherBuild(): Promise<boolean> {
  const data = await window.___loader?.loadAppData().catch(() => undefined)
  return data !== undefined && data.webpackCompilationHash !== window.___webpackCompilationHash
}

type Route = Pick<Location, "pathname" | "href">

/** True when the document came by the service worker: the first one of all takes a page over after this script has run. */
const isByWorker = typeof navigator !== "undefined" && Boolean(navigator.serviceWorker?.controller)

/** Files that came without the service worker and were sent to it. */
const told = new Set<string>()

/**
 * D4: notifies the service worker of a page whose document it did not see: the first one of all, and those that
 * are reached inside the site, where Gatsby loads only the data. The worker fetches the document when
 * nothing else is to do, so that the page can be loaded offline too. For Gatsby's `onRouteUpdate`.
 */
export async function keepShownPage(location: Route, previous: Route | null): Promise<void> {
  if (!facts.serviceWorker || !("serviceWorker" in navigator)) return
  if (previous?.pathname === location.pathname) return
  const isSeen = previous === null && isByWorker
  // On slow connections and with data saving, documents are kept only when they are loaded anyway.
  const isSlow = !hasBytesToSpare() || navigator.connection?.effectiveType === "3g"
  if (previous !== null && isSlow) return
  const { href } = location
  await whenIdle()
  const { active } = await navigator.serviceWorker.ready
  const message: PageShown = isSeen
    ? { type: "page-shown", files: ownStyles() }
    : { type: "page-shown", page: href, files: untoldFiles() }
  active?.postMessage(message)
}

/** The page's own style is in its document; a link of another page to it loads the file. */
const ownStyles = (): string[] =>
  [...document.querySelectorAll<HTMLElement>(`style[data-href*="${COMPONENT_STYLE}"]`)].flatMap(
    ({ dataset }) => dataset.href ?? [],
  )

/** Files that are loading when the worker takes over do not pass it either: each page sends those that are new. */
function untoldFiles(): string[] {
  const files = performance
    .getEntriesByType("resource")
    .filter(entry => entry instanceof PerformanceResourceTiming && entry.workerStart === 0)
    .map(({ name }) => name)
    .filter(name => !told.has(name))
  for (const name of files) told.add(name)
  return files
}
