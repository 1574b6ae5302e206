import type { PageError } from "../i18n/page-error"

/** A page that is about to show, and the address that led to it. */
export interface Visit {
  /** Path of the page in the build, without the path of the site's own address: `/blog/x`. */
  page: string
  /** Values of the route's pattern: `slug` for `/blog/:slug`. */
  params: Readonly<Record<string, string>>
  /** The visitor's address, as the address bar shows it. */
  location: Pick<Location, "pathname" | "search" | "hash">
  /** Context of the page from the build (`context` of Gatsby's `createPage`). */
  context: Readonly<Record<string, unknown>>
}

export type Outcome =
  | { kind: "show" }
  /** Something is shown in the page's place. */
  | { kind: "error"; error: PageError }
  /** To another address of the site, without the path of the site's own address. */
  | { kind: "forward"; to: string }

/** Decision of a middleware; without one the next middleware runs. */
type Decision = Exclude<Outcome, { kind: "show" }> | undefined

/** Looks at a visit before the page shows, and may send it elsewhere (S-12). */
export type Middleware = (visit: Visit) => Decision | Promise<Decision>

/** `true` when the page may show; anything else shows the 404 page (S-11). */
export type Check = (visit: Visit) => unknown

/**
 * Context of a page at an old address (an alias): where its content is now. It is in that page's own data: no
 * other page carries a list of aliases.
 */
export const forwardContext = (forwardTo: string) => ({
  forwardTo,
  middleware: ["forward"] satisfies MiddlewareName[],
})

/** Address that a page with this context forwards to; undefined for a page of its own. */
export function forwardAddress({ forwardTo }: Visit["context"]): string | undefined {
  return typeof forwardTo === "string" ? forwardTo : undefined
}

/** An old address leads to the new one, with its query and hash. */
const forward: Middleware = ({ context, location }) => {
  const to = forwardAddress(context)
  return to === undefined
    ? undefined
    : { kind: "forward", to: `${to}${location.search}${location.hash}` }
}

/** Every middleware that a route may name (S-12). */
export const middleware = { forward } satisfies Record<string, Middleware>

export type MiddlewareName = keyof typeof middleware

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
