import { withPrefix } from "gatsby"
import { http } from "../http/http"

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
