import type { MiddlewareName } from "./middleware"
import type { Check } from "./visit"

export interface Route<Name extends string = MiddlewareName> {
  /** Pattern of @reach/router for the paths of pages: `/blog/:slug`, `/old/*`. */
  path: string
  /** Middleware that runs before the check, in this order (S-12). */
  middleware?: readonly Name[]
  /** S-11: anything but `true` is the 404 page. */
  check?: Check
}

const A_DAY_MS = 24 * 60 * 60_000

/**
 * A post shows from its moment on, at the visitor's time too: the machine that built the site may have had
 * a clock that is ahead. A visitor's clock that is more than a day before the post is not believed: it is
 * the clock of a device that was without power, and nobody should lose the blog by it. The post's own moment
 * is the measure, and not the build's, which would make each build another one.
 * @see `gatsby/pages`, which gives each published post `opens`, in milliseconds.
 */
const isDue: Check = ({ context: { opens } }) => {
  if (typeof opens !== "number") return true
  const wait = opens - Date.now()
  return wait <= 0 || wait > A_DAY_MS
}

/**
 * The routes that are looked at before they show; all others show. The most specific pattern counts.
 * A page may name middleware itself, as `middleware` in its context: the aliases do (`gatsby/pages`).
 */
export const routes: readonly Route[] = [{ path: "/blog/:slug", check: isDue }]
