import type { ShownOutcome } from "../routing/routes"
import { notFound } from "../routing/run-route"
import { isSamePage } from "../updates/documents"
import type { Doubt, PageResources } from "./page-resources"
import { type NavigationState, type Route, type Step, type Target, targetOf } from "./state"

/** Where the history is. */
type Place = Required<Pick<Target, "url" | "route">>

export type NavigationEvent =
  /** The document is there. */
  | { type: "opened"; isOffline: boolean; place: Place }
  /** A link, or code, wants a page. */
  | { type: "go"; target: Target }
  /** The history has another entry: by our own `commit`, or by others' code. */
  | { type: "moved"; place: Place }
  /** The browser went a step back or forward. */
  | { type: "stepped"; place: Place }
  /** Code asks for such a step: a page that is loading is not wanted any more. */
  | { type: "cancelled" }
  /** Gatsby asks for the document's own page. */
  | { type: "asked" }
  | { type: "loaded"; page?: PageResources; doubt?: Doubt }
  /** A full load of the address would bring a page. */
  | { type: "reachable" }
  /** It would not, and a new version is known: the page of this one is all that there is. */
  | { type: "unreachable" }
  | { type: "passed"; outcome: ShownOutcome }
  | { type: "forwarded"; url: URL }
  | { type: "aborted" }
  /** The router has rendered a page. */
  | { type: "rendered"; route: Route }
  | { type: "alive" }
  | { type: "new version" }

/** The table of events: which state follows, and its next step. */
export function transition(state: NavigationState, event: NavigationEvent): NavigationState {
  const { shown, next } = state
  const target = targetOf(state)
  switch (event.type) {
    case "opened":
      return { ...state, shown: { ...shown, ...event.place, isOffline: event.isOffline } }
    case "go":
      return go(state, event.target)
    case "moved":
      return state.step === "commit" && next
        ? { ...state, step: "rest", next: null, shown: { ...next, ...event.place } }
        : moved(state, event.place, false)
    case "stepped":
      return moved(state, event.place, true)
    case "cancelled":
      return next ? withoutLink(state, shown) : state
    case "asked":
      return { ...state, step: "load" }
    case "loaded": {
      const { page, doubt } = event
      return doubt
        ? edit(state, { doubt, spare: page }, "recover")
        : edit(state, { page, outcome: undefined }, "check")
    }
    case "reachable":
      return { ...state, step: "leave" }
    case "unreachable":
      return { ...state, step: "load" }
    case "passed":
      return edit(state, { outcome: event.outcome }, target.by === "link" ? "commit" : "rest")
    case "forwarded": {
      const { by, forwards, replaces, state: historyState } = target
      return go(
        { ...state, step: "rest" },
        {
          by: "link",
          url: event.url,
          forwards: forwards + 1,
          // The old address goes: the step back leads to where the visitor came from.
          replaces: by !== "link" || replaces,
          state: historyState,
        },
      )
    }
    case "aborted":
      if (target === next) return withoutLink(state, shown)
      // There is no page to stay on.
      return edit(
        state,
        { outcome: { kind: "error", error: notFound(target.url.pathname) } },
        "rest",
      )
    case "rendered":
      return shown.route && isSamePage(shown.route, event.route)
        ? { ...state, shown: { ...shown, isRendered: true } }
        : state
    case "alive": {
      const alive = { ...state, isAlive: true }
      if (next) return go(alive, next)
      if (shown.page || state.step !== "rest") return alive
      // `gatsby develop` gets the first page without asking here.
      return newTurn(alive, "load", { shown: { ...shown, by: "step" } })
    }
    case "new version":
      return { ...state, isNewVersionKnown: true }
  }
}

/** S-28: once a new version is known, the next page is a full load if there is one; a place of the same page is none. */
function go(state: NavigationState, target: Target): NavigationState {
  const { shown, isAlive, isNewVersionKnown } = state
  if (!isAlive) return { ...state, next: target }
  if (!isNewVersionKnown) return newTurn(state, "load", { next: target })
  const { page, outcome } = shown
  if (!outcome || target.url.hash === "" || !isSamePage(target.url, shown.url)) {
    return newTurn(state, "ask", { next: target })
  }
  return newTurn(state, "commit", { next: { ...target, page, outcome } })
}

/** The address bar is ahead of the page: by the browser, or by code that did not go through `navigate`. */
function moved(state: NavigationState, place: Place, isStep: boolean): NavigationState {
  const { shown, next, step, isAlive, isNewVersionKnown } = state
  if (shown.route && isSamePage(shown.route, place.route)) {
    const changed = { ...shown, url: place.url }
    return next || step === "leave" ? withoutLink(state, changed) : { ...state, shown: changed }
  }
  // While it starts, Gatsby gives the document its own address.
  if (!isAlive && !isStep) return { ...state, shown: { ...shown, ...place } }
  const arrival: Target = { by: "step", forwards: 0, ...place }
  const change = { shown: arrival, next: null }
  if (!isStep) return newTurn(state, "load", change)
  // Gatsby would render a page that is not loaded, or miss the step.
  if (!isAlive) return newTurn(state, "leave", change)
  return newTurn(state, isNewVersionKnown ? "ask" : "load", change)
}

/** The link is wanted no more: the page of the address bar goes on, if the link has interrupted it. */
function withoutLink(state: NavigationState, shown: Target): NavigationState {
  // A link that waits has interrupted nothing.
  if (!state.isAlive) return { ...state, shown, next: null }
  const step = shown.outcome ? "rest" : shown.page ? "check" : "load"
  return newTurn(state, step, { shown, next: null })
}

function edit(state: NavigationState, change: Partial<Target>, step: Step): NavigationState {
  const target = { ...targetOf(state), ...change }
  return state.isAlive && state.next
    ? { ...state, step, next: target }
    : { ...state, step, shown: target }
}

const newTurn = (
  state: NavigationState,
  step: Step,
  change: Partial<NavigationState>,
): NavigationState => ({ ...state, ...change, step, turn: state.turn + 1 })
