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

/** Something is shown: the page, or an error in its place. */
type ShownOutcome = { kind: "show" } | { kind: "error"; error: PageError }

export type Outcome =
  | ShownOutcome
  /** To another address of the site, without the path of the site's own address. */
  | { kind: "forward"; to: string }

export const SHOW = { kind: "show" } as const satisfies Outcome

/** Decision of a middleware; without one the next middleware runs. */
type Decision = Exclude<Outcome, { kind: "show" }> | undefined

/** Looks at a visit before the page shows, and may send it elsewhere (S-12). */
export type Middleware = (visit: Visit) => Decision | Promise<Decision>

/** `true` when the page may show; anything else shows the 404 page (S-11). */
export type Check = (visit: Visit) => unknown
