/** @jest-environment jsdom */
import facts from "site-facts"
import { countRoute } from "./count-routes"
import { isCounted } from "./counting-choice"

// jsdom is never idle, and sends nothing.
const sent: string[] = []
Object.assign(window, {
  requestIdleCallback: (run: () => void) => run(),
  fetch: async (address: string) => {
    sent.push(address)
  },
})
Object.assign(AbortSignal, { timeout: () => undefined })

const { pageViews } = facts
afterEach(() => {
  Object.assign(facts, { pageViews })
  sent.length = 0
})

/** Shows a route, and waits as long as a view of it needs to leave. */
async function show(pathname: string): Promise<string[]> {
  countRoute({ pathname, search: "" })
  // The parser of user agents loads first.
  await import("ua-parser-js")
  await new Promise(resolve => setTimeout(resolve))
  return sent
}

test("a view goes to the site's own counter", async () => {
  expect(await show("/a")).toEqual(["/api/metrics-page-view-counter"])
})

test("with `pageViews: false` none is sent", async () => {
  Object.assign(facts, { pageViews: false })
  expect(isCounted()).toBe(false)
  expect(await show("/c")).toEqual([])
})
