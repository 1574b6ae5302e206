import { latestBuild, loadManifest } from "../updates/build-files"
import { change } from "./state"

/** The build of this document, once known. */
let own: string | undefined

/** Requests the deployed build. When the page's own response does not name its build, the first answer does. */
export async function look(): Promise<string> {
  const id = await latestBuild({ priority: "low" })
  own ??= buildOfResponse() ?? id
  if (id !== own) change({ isNewVersionKnown: true })
  return own
}

/** S-29: reads the manifest of the own build, but not on a very slow connection, and not for a visitor who saves data. */
export async function readOwnManifest(): Promise<void> {
  const { effectiveType, saveData } = navigator.connection ?? {}
  if (saveData || effectiveType === "slow-2g") return
  await loadManifest(own ?? buildOfResponse() ?? (await look()), { priority: "low" })
}

/** The page's own response names its build in `Server-Timing`, unless a host or proxy drops that header. */
function buildOfResponse(): string | undefined {
  const [response] = performance.getEntriesByType("navigation")
  // Browsers show timings to secure pages only, and old browsers to none.
  if (!(response instanceof PerformanceResourceTiming)) return undefined
  return response.serverTiming?.find(({ name }) => name === "build")?.description || undefined
}
