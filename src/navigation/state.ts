import { SHOW, type ShownOutcome } from "../routing/routes"
import { isSamePage } from "../updates/documents"
import type { Doubt, PageResources } from "./page-resources"
import { type NavigationEvent, transition } from "./transitions"

/** What is to be done next. `navigation/steps` does it. */
export type Step = "rest" | "load" | "recover" | "check" | "commit" | "ask" | "leave"

/** Path and query, as the router spells them. */
export type Route = Pick<Location, "pathname" | "search">

/** A page that the visitor wants to see. */
export interface Target {
  /** By the document that was loaded, by a link or code, or by a step in the browser's history. */
  by: "document" | "link" | "step"
  /** The whole address; Gatsby's loader gets no hash. */
  url: URL
  /** Whether it replaces the current entry of the history. */
  replaces?: boolean
  /** What the history keeps with its entry. */
  state?: object
  /** How many pages have forwarded to it, one after the other. */
  forwards: number
  /** Whether the document is the offline page, which the service worker sent instead of this one. */
  isOffline?: boolean
  /** What speaks against the page that was loaded. */
  doubt?: Doubt
  /** The doubtful page, if it can be shown all the same. */
  spare?: PageResources
  page?: PageResources
  /** Not there while a check takes its time. */
  outcome?: ShownOutcome
  /** Not there before the router knows of it. */
  route?: Route
  isRendered?: boolean
}

export interface NavigationState {
  /** Counts the navigations: a late answer to an earlier one changes nothing. */
  turn: number
  step: Step
  /** The page of the address bar. */
  shown: Target
  /** The page of a link that is loading; before the first page is alive, it waits. */
  next: Target | null
  /** Whether the first page is hydrated: from then on the router follows steps in the history. */
  isAlive: boolean
  /** Whether a newer version of the site is there than the one that this document belongs to. */
  isNewVersionKnown: boolean
}

let state: NavigationState = {
  turn: 0,
  step: "rest",
  shown: { by: "document", url: new URL("about:blank"), forwards: 0, outcome: SHOW },
  next: null,
  isAlive: false,
  isNewVersionKnown: false,
}
const listeners = new Set<() => void>()

export const navigation = (): Readonly<NavigationState> => state

export function dispatch(event: NavigationEvent): void {
  state = transition(state, event)
  for (const listener of listeners) listener()
}

/** Calls after each event. Returns the function that ends it; for React's `useSyncExternalStore`. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The page that is being worked on. */
export const targetOf = ({ shown, next, isAlive }: NavigationState): Target =>
  isAlive && next ? next : shown

/** What becomes of the page at this address: nothing yet, while a check takes its time. */
export function outcomeAt(address: Route): ShownOutcome | undefined {
  const { route, outcome } = state.shown
  return !route || isSamePage(route, address) ? outcome : undefined
}
