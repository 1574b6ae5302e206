import { takeConsoleErrors } from "../testing/setup"
import type { Check, Middleware, Outcome, Visit } from "./routes"
import { routeOf, runRoute } from "./run-route"

const VISIT: Visit = {
  page: "/blog/x",
  params: { slug: "x" },
  location: { pathname: "/blog/x", search: "?a=b", hash: "#c" },
  context: {},
}

const run = (middleware: Record<string, Middleware>, check?: Check) =>
  runRoute(VISIT, { middleware: Object.keys(middleware), check }, middleware)

const NOT_FOUND: Outcome = {
  kind: "error",
  error: { statusCode: 404, message: "Page Not Found: /blog/x" },
}
const FORWARD: Outcome = { kind: "forward", to: "/blog/y" }

/** An error whose page shows 403. */
const refused = () => Object.assign(new Error("Refused"), { statusCode: 403 })

describe("S-11: a route's check", () => {
  test("success lets the page show, at once or later", async () => {
    expect(await run({}, () => true)).toEqual({ kind: "show" })
    expect(await run({}, async () => true)).toEqual({ kind: "show" })
  })

  test.each([false, undefined, null, 1, "yes", {}])(
    "the result %p, which is not success, is the 404 page with the path alone",
    async result => {
      expect(await run({}, () => result)).toEqual(NOT_FOUND)
      expect(await run({}, async () => result)).toEqual(NOT_FOUND)
    },
  )

  const throws = () => {
    throw refused()
  }
  test.each([throws, async () => throws()])(
    "a failure, at once or later, is the error page with its own message and status",
    async check => {
      const error = { statusCode: 403, message: "Refused" }
      expect(await run({}, check)).toEqual({ kind: "error", error })
      expect(takeConsoleErrors()).toEqual([[expect.objectContaining({ message: "Refused" })]])
    },
  )

  test("one that never settles gives an error page after ten seconds", async () => {
    jest.useFakeTimers()
    const outcome = run({}, () => new Promise(() => {}))
    await jest.advanceTimersByTimeAsync(10_000)
    expect(await outcome).toEqual({
      kind: "error",
      error: { statusCode: 500, message: "The route check took too long: /blog/x" },
    })
    expect(takeConsoleErrors()).toHaveLength(1)
    jest.useRealTimers()
  })
})

describe("S-12: a route's middleware", () => {
  test("runs in order, each with the visit, then the check", async () => {
    const order: string[] = []
    const noted =
      (name: string): Middleware =>
      visit => {
        expect(visit).toBe(VISIT)
        order.push(name)
        return undefined
      }
    const late: Middleware = async visit => noted("late")(visit)
    const outcome = await run({ first: noted("first"), late, last: noted("last") }, () => {
      order.push("check")
      return true
    })
    expect(outcome).toEqual({ kind: "show" })
    expect(order).toEqual(["first", "late", "last", "check"])
  })

  test.each<[string, Outcome]>([
    ["forward", FORWARD],
    ["error", { kind: "error", error: { statusCode: 403, message: "Refused" } }],
  ])("a decision to %s ends it: nothing after it runs", async (_, outcome) => {
    const decision = outcome.kind === "show" ? undefined : outcome
    const never = jest.fn(() => undefined)
    expect(await run({ decides: () => decision, never }, never)).toEqual(outcome)
    expect(await run({ decides: async () => decision, never }, never)).toEqual(outcome)
    expect(never).not.toHaveBeenCalled()
  })

  test.each(["autorise", "toString", "__proto__"])(
    "the unregistered name %s is a fatal error with that name, and nothing runs",
    async name => {
      const known = jest.fn(() => undefined)
      expect(
        await runRoute(VISIT, { middleware: ["known", name], check: known }, { known }),
      ).toEqual({
        kind: "error",
        error: { statusCode: 500, message: `Unknown route middleware: ${name}` },
      })
      expect(known).not.toHaveBeenCalled()
      expect(takeConsoleErrors()).toHaveLength(1)
    },
  )
})

const first = () => true
const second = () => true
const TABLE = [
  { path: "/blog/:slug", check: first, middleware: ["named"] },
  { path: "/blog/annonce", check: second },
]

test.each([
  ["/blog/x", first, { slug: "x" }],
  ["/blog/annonce", second, {}],
  ["/blog", undefined, {}],
  ["/blog/x/y", undefined, {}],
  ["/404.html", undefined, {}],
])("S-11: of the table, the pattern that fits %s best counts", (page, check, params) => {
  expect(routeOf(page, {}, TABLE)).toMatchObject({ check, params })
})

test("S-12: the table's middleware comes before what the page itself names", () => {
  expect(routeOf("/blog/x", { middleware: ["own"] }, TABLE).middleware).toEqual(["named", "own"])
  expect(routeOf("/about-me", { middleware: "own" }, TABLE).middleware).toEqual([])
})
