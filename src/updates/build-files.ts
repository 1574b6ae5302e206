import { withPrefix } from "gatsby"
import { http } from "../http/http"
import { type ListedPage, listKeys } from "../shared/listed-page"

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

/** A list of pages, or of its parts, each with what it begins with. */
type PageList = { pages: ListedPage[]; parts: { from: string; file: string }[] }

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

/** S-27: the pages of the deployed build whose addresses are spelt like this one; of a small site, all. */
export async function pagesLike(address: string, options: Options): Promise<ListedPage[]> {
  const list = await pageList(await latestBuild(options), options)
  const found = await Promise.all(listKeys(address).map(key => pagesAt(list, key, options)))
  return [...new Map(found.flat().map(page => [page.path, page])).values()]
}

/** The part of a list that a key is in: the last one that begins before it. */
async function pagesAt(
  { pages, parts }: PageList,
  key: string,
  options: Options,
): Promise<ListedPage[]> {
  const part = parts.filter(({ from }) => from <= key).at(-1) ?? parts[0]
  return part ? pagesAt(await pageList(part.file, options), key, options) : pages
}

const isPart = (part: unknown): part is PageList["parts"][number] =>
  typeof property(part, "from") === "string" && typeof property(part, "file") === "string"

const isListedPage = (page: unknown): page is ListedPage =>
  typeof property(page, "path") === "string" &&
  typeof property(page, "title") === "string" &&
  ["string", "undefined"].includes(typeof property(page, "lang"))

const property = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined
