import type { PageError } from "../shared/page-error"

/** A page that is about to show, and the address that led to it. */
export interface Visit {
  /** Path of the page in the build, without the path of the site's own address: `/blog/x`. */
  page: string
  /** Values of the route's pattern: `slug` for `/blog/:slug`. */
  params: Readonly<Record<string, string>>
  /** The visitor's address, as the address bar shows it. */
  location: Pick<Location, "pathname" | "search" | "hash">
  /** What the build gave the page (`context` of Gatsby's `createPage`). */
  context: Readonly<Record<string, unknown>>
}

/** What becomes of a visit. */
export type Outcome =
  | { kind: "show" }
  /** To another address of the site, without the path of the site's own address. */
  | { kind: "forward"; to: string }
  | { kind: "error"; error: PageError }
  /** The visitor stays where they are; who is nowhere yet gets the 404 page. */
  | { kind: "abort" }

export const SHOW: Outcome = { kind: "show" }

/** What a middleware decides; without a decision the next one runs. */
export type Decision = Exclude<Outcome, { kind: "show" }> | undefined

/** Looks at a visit before the page shows, and may send it elsewhere (S-12). */
export type Middleware = (visit: Visit) => Decision | Promise<Decision>

/** Says whether the page may show: `true`, or anything else for the 404 page (S-11). */
export type Check = (visit: Visit) => unknown
