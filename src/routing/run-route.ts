import { pick } from "@reach/router"
import { toPageError } from "../i18n/page-error"
import { t } from "../i18n/translate"
import { middleware as registered, unknownName } from "./middleware"
import {
  type Check,
  type Middleware,
  type Outcome,
  type Route,
  routes,
  SHOW,
  type Visit,
} from "./routes"

/**
 * What runs for a page: the route of the table, and the middleware that the page itself names. Names may be
 * unknown: a page's data can be of a newer build than the script.
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

/** What becomes of a visit to a page (S-11, S-12). */
export function outcomeOf({
  page: loaded,
  context,
  location,
}: Omit<Visit, "params">): Outcome | Promise<Outcome> {
  // Gatsby's loader adds the query that was asked for to the page's path.
  const [page = loaded] = loaded.split("?")
  const { params, ...route } = routeOf(page, context)
  return runRoute({ page, context, location, params }, route)
}

/** After this time a visitor is told that something is wrong, instead of being left without a sign. */
const LONGEST_WAIT_MS = 10_000

/**
 * Runs a route's middleware in order, then its check (S-11, S-12). The answer is there at once when all of
 * them answer at once. Never throws and never rejects: what goes wrong is an outcome, and is logged.
 */
export function runRoute(
  visit: Visit,
  { middleware, check }: { middleware: readonly string[]; check: Check | undefined },
  registry: Readonly<Record<string, Middleware>> = registered,
): Outcome | Promise<Outcome> {
  try {
    const steps = middleware.map(name => byName(name, registry))
    const outcome = runFrom(check ? [...steps, asStep(check)] : steps, visit)
    return outcome instanceof Promise ? inTime(outcome, visit).catch(failed) : outcome
  } catch (error) {
    return failed(error)
  }
}

function byName(name: string, registry: Readonly<Record<string, Middleware>>): Middleware {
  const found = Object.hasOwn(registry, name) ? registry[name] : undefined
  if (!found) throw new Error(unknownName(name))
  return found
}

function runFrom([step, ...rest]: readonly Middleware[], visit: Visit): Outcome | Promise<Outcome> {
  return step ? settled(step(visit), decision => decision ?? runFrom(rest, visit)) : SHOW
}

/** S-11: any result but success is the 404 page. */
const asStep =
  (check: Check): Middleware =>
  visit =>
    settled(check(visit), result =>
      result === true ? undefined : { kind: "error", error: notFound(visit.location.pathname) },
    )

/** Goes on at once with a value that is there. */
const settled = <Value, Next>(
  value: Value | Promise<Value>,
  next: (value: Value) => Next | Promise<Next>,
): Next | Promise<Next> => (value instanceof Promise ? value.then(next) : next(value))

/** S-11: mind the capitals, S-10 has others. */
export const notFound = (path: string) => ({
  statusCode: 404,
  message: t("error.refused", { path }),
})

async function inTime(outcome: Promise<Outcome>, { page }: Visit): Promise<Outcome> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The route check took too long: ${page}`)),
      LONGEST_WAIT_MS,
    )
  })
  return Promise.race([outcome, limit]).finally(() => clearTimeout(timer))
}

function failed(thrown: unknown): Outcome {
  console.error(thrown)
  return { kind: "error", error: toPageError(thrown) }
}
