import { pick } from "@reach/router"
import { type Route, routes } from "./routes"
import type { Visit } from "./visit"

/** What runs for one page. Names may be unknown: a page's data can be of a newer build than the script. */
export interface PlannedRoute extends Pick<Visit, "params"> {
  middleware: readonly string[]
  check: Route["check"]
}

/** The route of a page: that of the table, and the middleware that the page itself names. */
export function routeOf(
  page: string,
  context: Visit["context"],
  table: readonly Route<string>[] = routes,
): PlannedRoute {
  const found = pick(table, page)
  return {
    params: found?.params ?? {},
    middleware: [...(found?.route.middleware ?? []), ...namedMiddleware(context)],
    check: found?.route.check,
  }
}

/** The names of middleware in a page's context. */
export function namedMiddleware({ middleware }: Visit["context"]): string[] {
  return Array.isArray(middleware) ? middleware.map(String) : []
}
