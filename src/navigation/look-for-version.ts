import { withPrefix } from "gatsby"
import { http } from "../http/http"
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

type Options = Pick<RequestInit, "priority">

/** S-28: the id of the build that is deployed now. */
export async function latestBuild(options: Options = {}): Promise<string> {
  const answer: unknown = await http(withPrefix("/builds/latest.json"), {
    ...options,
    // A host or proxy that keeps files for a while must not hide the new one.
    cache: "no-store",
  })
  const id = property(answer, "id")
  if (typeof id !== "string" || id === "") throw new Error("builds/latest.json has no id")
  return id
}

/** S-27: loads the manifest of the build with this id, which is deployed, or was before. Throws when it is of another. */
export async function loadManifest(id: string, options: Options = {}): Promise<void> {
  const file = `/builds/meta/${encodeURIComponent(id)}.json`
  const answer: unknown = await http(withPrefix(file), options)
  if (property(answer, "id") !== id) throw new Error(`${file} is not the manifest of a build`)
}

const property = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined
