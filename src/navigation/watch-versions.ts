import { withPrefix } from "gatsby"
import { whenActivated } from "../browser/page-moments"
import { http } from "../http/http"
import { change, navigation } from "./state"

const MINUTE_MS = 60_000

/** S-29: what is not urgent waits this long after the page has loaded. */
const AFTER_LOAD_MS = 1000

/** Periods differ by this share, so that tabs which were opened together do not always poll together. */
const JITTER = 0.1

/** The build of this document, once known. */
let own: string | undefined

/**
 * S-28: checks at intervals whether the site has a new version, and when the visitor comes back to
 * the tab; S-29: reads the manifest of the own build. It stops once a new version is known.
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
    await look().catch(warn)
    isLooking = false
    lookAfter(period())
  }

  void whenActivated().then(() => {
    document.addEventListener("visibilitychange", () => {
      // Not each time that somebody changes tabs.
      lookAfter(Date.now() - lastLook >= MINUTE_MS ? 0 : period())
    })
    window.addEventListener("pageshow", ({ persisted }) => {
      // A page out of the browser's cache may be of any age.
      if (persisted) lookAfter(0)
    })
    lookAfter(period())
    const { loadEventEnd = 0 } = ownResponse() ?? {}
    const rest = Math.ceil(loadEventEnd + AFTER_LOAD_MS - performance.now())
    setTimeout(() => void readOwnManifest().catch(warn), rest)
  })
}

const warn = (error: unknown) => console.warn("Version watch:", error)

/** Requests the deployed build. When the page's own response does not name its build, the first answer does. */
async function look(): Promise<string> {
  const id = await latestBuild()
  own ??= buildOfResponse() ?? id
  if (id !== own) change({ isNewVersionKnown: true })
  return own
}

/** S-28: the id of the build that is deployed now. */
async function latestBuild(): Promise<string> {
  // A host or proxy that keeps files for a while must not hide the new one.
  const id = await idIn("/builds/latest.json", { cache: "no-store" })
  if (typeof id !== "string" || id === "") throw new Error("builds/latest.json has no id")
  return id
}

/**
 * S-27, S-29: reads the manifest of the own build, which is deployed, or was before. Not on a very slow connection, and
 * not for a visitor who saves data.
 */
async function readOwnManifest(): Promise<void> {
  const { effectiveType, saveData } = navigator.connection ?? {}
  if (saveData || effectiveType === "slow-2g") return
  const build = own ?? buildOfResponse() ?? (await look())
  const file = `/builds/meta/${encodeURIComponent(build)}.json`
  if ((await idIn(file)) !== build) throw new Error(`${file} is not the manifest of a build`)
}

async function idIn(file: string, options: RequestInit = {}): Promise<unknown> {
  return Object(await http(withPrefix(file), { ...options, priority: "low" })).id
}

/** The page's own response names its build in `Server-Timing`, unless a host or proxy drops that header. */
function buildOfResponse(): string | undefined {
  // Browsers show timings to secure pages only, and old browsers to none.
  return ownResponse()?.serverTiming?.find(({ name }) => name === "build")?.description || undefined
}

function ownResponse(): PerformanceNavigationTiming | undefined {
  const [response] = performance.getEntriesByType("navigation")
  return response instanceof PerformanceNavigationTiming ? response : undefined
}
