import { whenActivated, whenLoaded } from "../browser/page-moments"
import { navigation } from "./state"

let files: typeof import("./look-for-version") | undefined
const lateFiles = async () =>
  (files ??= await import(/* webpackChunkName: "late" */ "./look-for-version"))

const warn = (error: unknown) => console.warn("Version watch:", error)

const MINUTE_MS = 60_000

/** S-29: what is not urgent waits this long after the page has loaded. */
const AFTER_LOAD_MS = 1000

/** Periods differ by this share, so that tabs which were opened together do not always poll together. */
const JITTER = 0.1

/**
 * S-28: checks at intervals whether the site has a new version, and when the visitor comes back to
 * the tab; S-29: reads the manifest of the own build a second after load. It stops once a new version is known.
 * A failure is logged to the console; the next poll tries again.
 */
export function watchVersions(pollMinutes: number): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastLook = Date.now()
  let isLooking = false

  const period = () => pollMinutes * MINUTE_MS * (1 + JITTER * (2 * Math.random() - 1))

  /** Looks when the last look is so long ago. */
  const lookAfter = (pause: number) => {
    clearTimeout(timer)
    const isVisible = document.visibilityState === "visible"
    if (!isVisible || isLooking || navigation().isNewVersionKnown) return
    const rest = lastLook + pause - Date.now()
    if (rest > 0) timer = setTimeout(lookNow, rest)
    else void lookNow()
  }

  const lookNow = async () => {
    isLooking = true
    lastLook = Date.now()
    await lateFiles()
      .then(({ look }) => look())
      .catch(warn)
    isLooking = false
    lookAfter(period())
  }

  void whenActivated().then(async () => {
    document.addEventListener("visibilitychange", () => {
      // Not each time that somebody changes tabs.
      lookAfter(Date.now() - lastLook >= MINUTE_MS ? 0 : period())
    })
    window.addEventListener("pageshow", ({ persisted }) => {
      // A page out of the browser's cache may be of any age.
      if (persisted) lookAfter(0)
    })
    lookAfter(period())
    await whenLoaded()
    const readManifest = () => lateFiles().then(({ readOwnManifest }) => readOwnManifest())
    setTimeout(() => void readManifest().catch(warn), AFTER_LOAD_MS)
  })
}
