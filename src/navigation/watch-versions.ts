import { whenActivated, whenLoaded } from "../browser/page-moments"
import { change, navigation } from "./state"

let files: typeof import("../updates/build-files") | undefined
const buildFiles = async () =>
  (files ??= await import(/* webpackChunkName: "late" */ "../updates/build-files"))

const MINUTE_MS = 60_000

/** S-29: what is not urgent waits this long after the page has loaded. */
const AFTER_LOAD_MS = 1000

/** Periods differ by this share, so that tabs which were opened together do not always poll together. */
const JITTER = 0.1

/**
 * S-28: checks at intervals whether the site has a new version, and when the visitor comes back to
 * the tab; S-29: reads the manifest of the own build a second after load. It stops once a new version is known.
 * What fails is noted in the console, and tried again at the next occasion.
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
    await quietly(look)
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
    setTimeout(() => void quietly(readOwnManifest), AFTER_LOAD_MS)
  })
}

/** The build of this document, once known. */
let own: string | undefined

/** Requests the deployed build. When the page's own response does not name its build, the first answer does. */
async function look(): Promise<string> {
  const { latestBuild } = await buildFiles()
  const id = await latestBuild({ priority: "low" })
  own ??= buildOfResponse() ?? id
  if (id !== own) change({ isNewVersionKnown: true })
  return own
}

/** S-29: not on a very slow connection, and not for a visitor who saves data. */
async function readOwnManifest(): Promise<void> {
  const { effectiveType, saveData } = navigator.connection ?? {}
  if (saveData || effectiveType === "slow-2g") return
  const { loadManifest } = await buildFiles()
  await loadManifest(own ?? buildOfResponse() ?? (await look()), { priority: "low" })
}

async function quietly(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.warn("Version watch:", error)
  }
}

/** The page's own response names its build in `Server-Timing`, unless a host or proxy drops that header. */
function buildOfResponse(): string | undefined {
  const [response] = performance.getEntriesByType("navigation")
  // Browsers show timings to secure pages only, and old browsers to none.
  if (!(response instanceof PerformanceResourceTiming)) return undefined
  return response.serverTiming?.find(({ name }) => name === "build")?.description || undefined
}
