import { isDue } from "./checks/is-due"
import type { MiddlewareName } from "./middleware/registry"
import type { Check } from "./visit"

/** What happens before the pages of a route show. */
export interface Route<Name extends string = MiddlewareName> {
  /** Pattern of @reach/router for the paths of pages: `/blog/:slug`, `/old/*`. */
  path: string
  /** Middleware that runs before the check, in this order (S-12). */
  middleware?: readonly Name[]
  /** S-11: anything but `true` gives the 404 page. */
  check?: Check
}

/**
 * The routes that are looked at before they show; all others show. The most specific pattern counts.
 * A page may name middleware itself, as `middleware` in its context: the aliases do (`gatsby/pages`).
 */
export const routes: readonly Route[] = [{ path: "/blog/:slug", check: isDue }]
