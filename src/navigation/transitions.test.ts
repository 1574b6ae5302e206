import type { PageResources } from "./page-resources"
import type { NavigationState, Target } from "./state"
import { type NavigationEvent, transition } from "./transitions"

const pageAt = (path: string): PageResources => ({
  component: () => null,
  json: { pageContext: {} },
  page: { path, webpackCompilationHash: "a" },
  staticQueryResults: {},
})
const url = (to: string) => new URL(to, "https://site.test")
const place = (to: string) => ({ url: url(to), route: url(to) })
const SHOW = { kind: "show" } as const
const WHOLE = pageAt("/whole")

const link = (to: string, more: Partial<Target> = {}): Target => ({
  by: "link",
  url: url(to),
  forwards: 0,
  ...more,
})
/** The document of `/a?q=1#x`, alive and at rest. */
const REST: NavigationState = {
  turn: 3,
  step: "rest",
  shown: { by: "document", forwards: 0, ...place("/a?q=1#x"), page: pageAt("/a"), outcome: SHOW },
  next: null,
  isAlive: true,
  isNewVersionKnown: false,
}
const UPDATED = { ...REST, isNewVersionKnown: true }
const STARTING: NavigationState = {
  ...REST,
  step: "load",
  isAlive: false,
  shown: { by: "document", forwards: 0, ...place("/a?q=1#x") },
}
/** A link to `/b`, before the page is alive. */
const WAITING = { ...STARTING, next: link("/b") }
const at = (step: NavigationState["step"], next: Target = link("/b#y")): NavigationState => ({
  ...REST,
  step,
  next,
})
const stepBack = (step: NavigationState["step"]): NavigationState => ({
  ...REST,
  step,
  shown: { by: "step", forwards: 0, ...place("/back") },
})
/** A link to `/c` on the way, after a step back to `/back` that had not come to its end. */
const interrupted = (step: NavigationState["step"], shown: Partial<Target> = {}) => ({
  ...stepBack(step),
  shown: { ...stepBack(step).shown, ...shown },
  next: link("/c"),
})
const documentAt = (step: NavigationState["step"]): NavigationState => ({ ...STARTING, step })
const go = (to: string): NavigationEvent => ({ type: "go", target: link(to) })
const stepped = (to: string): NavigationEvent => ({ type: "stepped", place: place(to) })
const moved = (to: string): NavigationEvent => ({ type: "moved", place: place(to) })
const forwarded: NavigationEvent = { type: "forwarded", url: url("/c") }
const loaded: NavigationEvent = { type: "loaded", page: WHOLE }
const doubtful: NavigationEvent = { type: "loaded", doubt: { verdict: "reload" } }
const passed: NavigationEvent = { type: "passed", outcome: SHOW }
const alive: NavigationEvent = { type: "alive" }
const cancelled: NavigationEvent = { type: "cancelled" }
const aborted: NavigationEvent = { type: "aborted" }
const error = { kind: "error", error: { statusCode: 403, message: "No" } } as const

type Row = [name: string, NavigationState, NavigationEvent, expected: string]

const follows = (...[_name, state, event, expected]: Row) => {
  const { step, shown, next, isAlive } = transition(state, event)
  const target = isAlive && next ? next : shown
  expect(`${step} ${target.url.pathname}`).toBe(expected)
}

test.each<Row>([
  ["a link", REST, go("/b"), "load /b"],
  ["a link while another one loads", at("load"), go("/c"), "load /c"],
  ["a link before the page is alive waits", STARTING, go("/b"), "load /a"],
  ["and is gone to then", WAITING, alive, "load /b"],
  ["a first page that Gatsby got by itself", documentAt("rest"), alive, "load /a"],
  ["a first page that it asked for", { ...REST, isAlive: false }, alive, "rest /a"],
  ["a link once a new version is known", UPDATED, go("/b"), "ask /b"],
  ["a place of the page, then", UPDATED, go("/a?q=1#z"), "commit /a"],
  ["another query of the page, then", UPDATED, go("/a?q=2#z"), "ask /a"],
  ["the page itself without a place, then", UPDATED, go("/a?q=1"), "ask /a"],
  ["a step in the history", REST, stepped("/b"), "load /b"],
  ["a step while a link's page loads", at("load"), stepped("/c"), "load /c"],
  ["a step to a place of the page", REST, stepped("/a?q=1#z"), "rest /a"],
  ["such a step cancels a link", at("load"), stepped("/a?q=1#z"), "rest /a"],
  [
    "such a step leaves a page alone that loads",
    stepBack("load"),
    stepped("/back#z"),
    "load /back",
  ],
  ["a step once a new version is known", UPDATED, stepped("/b"), "ask /b"],
  ["a step to a place, then", UPDATED, stepped("/a?q=1"), "rest /a"],
  ["a step before the page is alive", STARTING, stepped("/b"), "leave /b"],
  ["a step asked for by code cancels a link", at("load"), cancelled, "rest /a"],
  ["and nothing else", STARTING, cancelled, "load /a"],
  ["before the page is alive, it cancels a link that waits", WAITING, cancelled, "load /a"],
  [
    "a cancelled link lets the step go on that it interrupted",
    interrupted("load"),
    cancelled,
    "load /back",
  ],
  ["so does a step to a place of that page", interrupted("load"), stepped("/back#z"), "load /back"],
  [
    "a place of a page that is not checked yet, once a new version is known",
    { ...stepBack("check"), isNewVersionKnown: true },
    go("/back#z"),
    "ask /back",
  ],
  ["other code that moves the history", REST, moved("/b"), "load /b"],
  ["Gatsby, which corrects the address", STARTING, moved("/a"), "load /a"],
])("S-11, S-12, S-16, S-28: what is wanted: %s", follows)

test.each<Row>([
  ["Gatsby asks for the first page", documentAt("rest"), { type: "asked" }, "load /a"],
  ["a whole page", at("load"), loaded, "check /b"],
  ["a doubtful one", at("load"), doubtful, "recover /b"],
  ["a doubtful one, and a server", at("recover"), { type: "reachable" }, "leave /b"],
  ["a new version, and a server", at("ask"), { type: "reachable" }, "leave /b"],
  ["a new version, and no server", at("ask"), { type: "unreachable" }, "load /b"],
  ["one instead of it, and no server", at("recover"), loaded, "check /b"],
  ["one instead of it, and no reload", at("leave"), loaded, "check /b"],
])("S-11, S-12, S-16, S-28: loading: %s", follows)

test.each<Row>([
  ["a link's page that may show", at("check"), passed, "commit /b"],
  ["a link's page that may not", at("check"), { type: "passed", outcome: error }, "commit /b"],
  ["a step's page", stepBack("check"), passed, "rest /back"],
  ["a link that forwards", at("check"), forwarded, "load /c"],
  ["a step that forwards", stepBack("check"), forwarded, "load /c"],
  ["a first page that forwards waits until it is alive", documentAt("check"), forwarded, "rest /a"],
  ["a link that is aborted", at("check"), aborted, "rest /a"],
  [
    "a link that is aborted after it interrupted a step",
    interrupted("check"),
    aborted,
    "load /back",
  ],
  ["or that step's check", interrupted("check", { page: WHOLE }), aborted, "check /back"],
  ["a step that is aborted", stepBack("check"), aborted, "rest /back"],
  ["the history has moved", at("commit"), moved("/b#y"), "rest /b"],
  ["a page that is rendered", REST, { type: "rendered", route: url("/a?q=1") }, "rest /a"],
  ["a new version", at("load"), { type: "new version" }, "load /b"],
])("S-11, S-12, S-16, S-28: checking: %s", follows)

test("a late answer to an earlier navigation is told by its turn", () => {
  const turnAfter = (state: NavigationState, event: NavigationEvent) =>
    transition(state, event).turn
  expect(turnAfter(REST, go("/b"))).toBe(4)
  expect(turnAfter(at("load"), stepped("/a?q=1#z"))).toBe(4)
  expect(turnAfter(at("check"), forwarded)).toBe(4)
  expect(turnAfter(interrupted("check", { page: WHOLE }), aborted)).toBe(4)
  expect(turnAfter(at("load"), loaded)).toBe(3)
  expect(turnAfter(stepBack("load"), stepped("/back#z"))).toBe(3)
})

test("S-12: a forward takes what the link wanted; after a step, the old address's place", () => {
  const wanted = link("/b", { replaces: false, state: { x: 1 } })
  expect(transition(at("check", wanted), forwarded).next).toMatchObject({
    replaces: false,
    state: { x: 1 },
    forwards: 1,
  })
  expect(transition(stepBack("check"), forwarded).next).toMatchObject({ replaces: true })
})

test("S-11: an abort where there is no page to stay on is the 404 page", () => {
  expect(transition(stepBack("check"), aborted).shown.outcome).toEqual({
    kind: "error",
    error: { statusCode: 404, message: "Page Not Found: /back" },
  })
})

test("what is shown has its page and its outcome from the link that led there", () => {
  const next = link("/b#y", { page: WHOLE, outcome: error })
  const { shown } = transition(at("commit", next), moved("/b#y"))
  expect(shown).toMatchObject({ page: WHOLE, outcome: error })
  const place = transition({ ...UPDATED }, go("/a?q=1#z"))
  expect(transition(place, moved("/a?q=1#z")).shown).toMatchObject({
    page: REST.shown.page,
    outcome: SHOW,
  })
})

test("only the page of the address bar counts as rendered", () => {
  const rendered = (to: string) =>
    transition(REST, { type: "rendered", route: url(to) }).shown.isRendered
  expect(rendered("/a?q=1")).toBe(true)
  expect(rendered("/a")).toBeUndefined()
})
