import { toPageError } from "../shared/page-error"
import { middleware as registered, UnknownMiddlewareError } from "./middleware/registry"
import type { PlannedRoute } from "./route-of"
import { type Check, type Decision, type Middleware, type Outcome, SHOW, type Visit } from "./visit"

/** After this time a visitor is told that something is wrong, instead of being left without a sign. */
const LONGEST_WAIT_MS = 10_000

/**
 * Runs a route's middleware in order, then its check (S-11, S-12). The answer is there at once when all of
 * them answer at once. Never throws and never rejects: what goes wrong is an outcome, and is logged.
 */
export function runRoute(
  visit: Visit,
  { middleware, check }: Pick<PlannedRoute, "middleware" | "check">,
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
  if (!found) throw new UnknownMiddlewareError(name)
  return found
}

function runFrom([step, ...rest]: readonly Middleware[], visit: Visit): Outcome | Promise<Outcome> {
  if (!step) return SHOW
  const decision = step(visit)
  return decision instanceof Promise
    ? decision.then(settled => settled ?? runFrom(rest, visit))
    : (decision ?? runFrom(rest, visit))
}

/** S-11: any result but success is the 404 page. */
function asStep(check: Check): Middleware {
  return visit => {
    const result = check(visit)
    return result instanceof Promise
      ? result.then(settled => verdict(settled, visit))
      : verdict(result, visit)
  }
}

const verdict = (result: unknown, visit: Visit): Decision =>
  result === true ? undefined : { kind: "error", error: notFound(visit.location.pathname) }

/** S-11: mind the capitals, S-10 has others. */
export const notFound = (path: string) => ({
  statusCode: 404,
  message: `Page Not Found: ${path}`,
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
