import { withPrefix } from "gatsby"
import { SITE_PATHS } from "../shared/site-paths"

/** The parameters of the address (S-18), in their order there: words, tag, first day, last day, page. */
const PARAMETERS = ["q", "tag", "from", "to", "page"] as const

/** Filter of the list of posts, as in the address: visitors may write anything there. */
export type PostFilter = Readonly<Record<(typeof PARAMETERS)[number], string>>

export function filterIn(search: string): PostFilter {
  const parameters = new URLSearchParams(search)
  const value = (name: string) => (parameters.get(name) ?? "").trim()
  return {
    q: value("q"),
    tag: value("tag"),
    from: value("from"),
    to: value("to"),
    page: value("page"),
  }
}

/** The filter of an address. During a step to another page, the list shows while the address is that page's. */
export const filterAt = ({ pathname, search }: Pick<Location, "pathname" | "search">): PostFilter =>
  filterIn(pathname.replace(/\/$/, "") === withPrefix(SITE_PATHS.blog) ? search : "")

/** Address of the posts that pass a filter; of the whole list when it has none. */
export function filterPath(filter: PostFilter): string {
  const set = PARAMETERS.filter(name => filter[name] !== "")
  const parameters = new URLSearchParams(set.map(name => [name, filter[name]]))
  return set.length > 0 ? `${SITE_PATHS.blog}?${parameters}` : SITE_PATHS.blog
}

export const isFiltered = (filter: PostFilter): boolean =>
  PARAMETERS.some(name => filter[name] !== "")

/** Shows the filtered posts. Not by Gatsby's `navigate`, which the scripts of every page would have. */
export const goTo = (filter: PostFilter, replace = false): void =>
  window.___navigate?.(withPrefix(filterPath(filter)), { replace })

export const NO_FILTER = filterIn("")
