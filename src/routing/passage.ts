import { routeOf } from "./route-of"
import { runRoute } from "./run-route"
import type { Outcome, Visit } from "./visit"

/** The way to one page, past what its route runs. */
export interface Passage {
  /** Where the visitor goes: path and query, as in the address bar. */
  address: string
  /** Not there while a check takes its time. The first call starts the checks. */
  outcome: () => Outcome | undefined
  /** Calls once the outcome is there. Returns the function that takes the wish back. */
  subscribe: (onSettled: () => void) => () => void
}

/** More would be a circle: a page that forwards to one that forwards back. */
const MOST_FORWARDS = 10
let forwards = 0

/** The way to a page. Nothing runs until the outcome is read, which the static HTML never does. */
export function passageTo({ page: loaded, context, location }: Omit<Visit, "params">): Passage {
  // Gatsby's loader adds the query that was asked for to the page's path.
  const [page = loaded] = loaded.split("?")
  const waiting = new Set<() => void>()
  let isStarted = false
  let outcome: Outcome | undefined

  const settle = (result: Outcome) => {
    outcome = withoutCircle(result, location.pathname)
    for (const onSettled of waiting) onSettled()
  }
  const start = () => {
    isStarted = true
    const { params, ...route } = routeOf(page, context)
    const result = runRoute({ page, context, location, params }, route)
    if (result instanceof Promise) void result.then(settle)
    else settle(result)
  }
  return {
    address: location.pathname + location.search,
    outcome: () => {
      if (!isStarted) start()
      return outcome
    },
    subscribe: onSettled => {
      waiting.add(onSettled)
      return () => waiting.delete(onSettled)
    },
  }
}

/** The outcome as a promise, for who can wait. */
export function settled(passage: Passage): Promise<Outcome> {
  return new Promise(resolve => {
    const look = () => {
      const outcome = passage.outcome()
      if (outcome) resolve(outcome)
    }
    passage.subscribe(look)
    look()
  })
}

function withoutCircle(outcome: Outcome, path: string): Outcome {
  forwards = outcome.kind === "forward" ? forwards + 1 : 0
  if (forwards <= MOST_FORWARDS) return outcome
  forwards = 0
  const message = `Too many forwards: ${path}`
  console.error(message)
  return { kind: "error", error: { statusCode: 500, message } }
}
