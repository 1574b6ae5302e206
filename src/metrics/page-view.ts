import { COUNTRY, DIRECT, MAX_ADDRESS_LENGTH, type PageView } from "./contract"

/** The two parts of an address that a page view is made of. */
export interface Route {
  pathname: string
  search: string
}

/** Where a page view comes from: the previous route of the site, or what the browser reports. */
export interface Origin {
  previous: Route | null
  referrer: string
}

/** Full route path (S-22): path with query. Cut at the contract's limit, so that every view is accepted. */
export const routePath = ({ pathname, search }: Route): string =>
  `${pathname}${search}`.slice(0, MAX_ADDRESS_LENGTH)

/** The body that is sent for a route navigation (S-21, S-22). */
export function pageViewOf(route: Route, { previous, referrer }: Origin, agent: string): PageView {
  const referer = previous ? routePath(previous) : referrer.slice(0, MAX_ADDRESS_LENGTH) || DIRECT
  return { path: routePath(route), referer, agent, country: COUNTRY }
}
