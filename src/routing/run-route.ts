import { pick } from "@reach/router"
import { toPageError } from "../i18n/page-error"
import { t } from "../i18n/translate"
import { inTime } from "../shared/in-time"
import {
  type Check,
  type Middleware,
  type Outcome,
  type Route,
  middleware as registered,
  routes,
  type Visit,
} from "./routes"

/**
 * Route of the table for a page, and the middleware that the page itself names. Names may be unknown: a page's data can
 * be of a newer build than the script.
 */
export function routeOf(
  page: string,
  context: Visit["context"],
  table: readonly Route<string>[] = routes,
) {
  const found = pick(table, page)
  return {
    params: found?.params ?? {},
    middleware: [...(found?.route.middleware ?? []), ...namedMiddleware(context)],
    check: found?.route.check,
  }
}

export function namedMiddleware({ middleware }: Visit["context"]): string[] {
  return Array.isArray(middleware) ? middleware.map(String) : []
}

/** Outcome of a visit to a page (S-11, S-12). */
export function outcomeOf({ page: loaded, context, location }: Omit<Visit, "params">) {
  // Gatsby's loader adds the requested query to the page's path.
  const [page = loaded] = loaded.split("?")
  const { params, ...route } = routeOf(page, context)
  return runRoute({ page, context, location, params }, route)
}

/** After this time the visitor sees an error instead of nothing. */
const LONGEST_WAIT_MS = 10_000

/**
 * Runs a route's middleware in order, then its check (S-11, S-12). Never rejects: what goes wrong is an outcome, and is
 * logged.
 */
export async function runRoute(
  visit: Visit,
  { middleware, check }: { middleware: readonly string[]; check: Check | undefined },
  registry: Readonly<Record<string, Middleware>> = registered,
): Promise<Outcome> {
  const run = async (): Promise<Outcome> => {
    // Nothing runs when a name is unknown.
    for (const step of middleware.map(name => byName(name, registry))) {
      const decision = await step(visit)
      if (decision) return decision
    }
    // S-11: any result but success is the 404 page.
    const passes = !check || (await check(visit)) === true
    return passes ? { kind: "show" } : { kind: "error", error: notFound(visit.location.pathname) }
  }
  try {
    return await inTime(run(), LONGEST_WAIT_MS, `The route check took too long: ${visit.page}`)
  } catch (error) {
    console.error(error)
    return { kind: "error", error: toPageError(error) }
  }
}

function byName(name: string, registry: Readonly<Record<string, Middleware>>): Middleware {
  const found = Object.hasOwn(registry, name) ? registry[name] : undefined
  if (!found) throw new Error(`Unknown route middleware: ${name}`)
  return found
}

/** S-11: mind the capitals, S-10 has others. */
const notFound = (path: string) => ({
  statusCode: 404,
  message: t("error.refused", { path }),
})
