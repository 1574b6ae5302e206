import { withPrefix } from "gatsby"
import { http } from "../http/http"
import type { ListedPage } from "../shared/listed-page"

export type Options = Pick<RequestInit, "priority" | "signal">

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

/** A list of pages, or of its parts, each with what it begins with. */
export type PageList = { pages: ListedPage[]; parts: { from: string; file: string }[] }

/** S-27: the list of a build that is deployed, or was before: by the build's id. Of a long list, a part by its name. */
export async function pageList(name: string, options: Options = {}): Promise<PageList> {
  const file = `/builds/meta/${encodeURIComponent(name)}.json`
  const answer: unknown = await http(withPrefix(file), options)
  const [pages, parts] = [property(answer, "pages"), property(answer, "parts")]
  if (!Array.isArray(pages) && !Array.isArray(parts)) {
    throw new Error(`${file} has no list of pages`)
  }
  return {
    // A later build may list more than this one understands.
    pages: Array.isArray(pages) ? pages.filter(isListedPage) : [],
    parts: Array.isArray(parts) ? parts.filter(isPart) : [],
  }
}

const isPart = (part: unknown): part is PageList["parts"][number] =>
  typeof property(part, "from") === "string" && typeof property(part, "file") === "string"

const isListedPage = (page: unknown): page is ListedPage =>
  typeof property(page, "path") === "string" &&
  typeof property(page, "title") === "string" &&
  ["string", "undefined"].includes(typeof property(page, "lang"))

const property = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined
