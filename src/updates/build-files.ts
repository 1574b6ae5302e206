import { withPrefix } from "gatsby"
import { http } from "../http/http"
import type { ListedPage } from "../shared/listed-page"

type Options = Pick<RequestInit, "priority" | "signal">

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

/** S-27: the pages of a build: the one that is deployed, or the one before it. */
export async function buildPages(id: string, options: Options = {}): Promise<ListedPage[]> {
  const file = `/builds/meta/${encodeURIComponent(id)}.json`
  const answer: unknown = await http(withPrefix(file), options)
  const pages = property(answer, "pages")
  if (!Array.isArray(pages)) throw new Error(`${file} has no list of pages`)
  // A later build may list more than this one understands.
  return pages.filter(isListedPage)
}

const isListedPage = (page: unknown): page is ListedPage =>
  typeof property(page, "path") === "string" &&
  typeof property(page, "title") === "string" &&
  ["string", "undefined"].includes(typeof property(page, "lang"))

const property = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined
