import { withPrefix } from "gatsby"
import facts from "site-facts"
import { whenIdle } from "../browser/when-idle"
import { SERVICE_WORKER_PATH } from "../shared/offline"

/**
 * D4: registers the service worker when the page has loaded and is idle, so that its files never compete
 * with the first page's. Not by Gatsby's own script: it registers while the page loads, cannot keep the
 * browser's cache away from `sw.js`, and writes errors on the console where a browser has no service workers.
 * @param onUpdateReady S-30: called when the worker of another build than this page's has taken over
 */
export function registerWorker(onUpdateReady: () => void): void {
  // Only a secure context has one.
  if (!("serviceWorker" in navigator)) return
  const { serviceWorker } = navigator
  if (!facts.serviceWorker) {
    // The worker of an earlier build is to hear that it has to go.
    void whenIdle()
      .then(() => serviceWorker.getRegistration())
      .then(registration => registration && lookForUpdate(registration))
      .catch(() => undefined)
    return
  }
  // The first worker of all is no update.
  let isUpdate = serviceWorker.controller !== null
  serviceWorker.addEventListener("controllerchange", async () => {
    if (isUpdate && (await isOtherBuild())) onUpdateReady()
    isUpdate = true
  })
  void whenIdle()
    .then(() => serviceWorker.register(withPrefix(SERVICE_WORKER_PATH), { updateViaCache: "none" }))
    .then(lookForUpdate)
    .catch(reason => console.warn("The site cannot be kept for reading offline:", reason))
}

/** Chromium looks by itself too, but puts it off for as long as the worker is busy: with the pages it keeps, say. */
const lookForUpdate = (registration: ServiceWorkerRegistration): Promise<unknown> =>
  // Without a network there is nothing new to be had.
  registration.update().catch(() => undefined)

/** The page itself may be new already, and only its worker was late. */
async function isOtherBuild(): Promise<boolean> {
  const data = await window.___loader?.loadAppData().catch(() => undefined)
  return data !== undefined && data.webpackCompilationHash !== window.___webpackCompilationHash
}
