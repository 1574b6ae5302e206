/** @jest-environment jsdom */
import { agentName, pageViewOf } from "./page-view"

// jsdom is never idle.
Object.assign(window, { requestIdleCallback: (run: () => void) => run() })

const route = { pathname: "/blog/x", search: "?page=2" }

describe("S-22: the body of a page view", () => {
  test("path is the full route path with its query, country is always FR", () => {
    const view = pageViewOf(
      route,
      { previous: { pathname: "/", search: "" }, referrer: "" },
      "firefox",
    )
    expect(view).toEqual({ path: "/blog/x?page=2", referer: "/", agent: "firefox", country: "FR" })
  })

  test("referer is the previous route inside the site, whatever the browser reports", () => {
    const origin = {
      previous: { pathname: "/blog", search: "?tag=a" },
      referrer: "https://ailleurs.example/",
    }
    expect(pageViewOf(route, origin, "mobile").referer).toBe("/blog?tag=a")
  })

  test("referer on the first load is what the browser reports, or direct", () => {
    expect(
      pageViewOf(route, { previous: null, referrer: "https://ailleurs.example/" }, "x").referer,
    ).toBe("https://ailleurs.example/")
    expect(pageViewOf(route, { previous: null, referrer: "" }, "x").referer).toBe("direct")
  })

  test("an address longer than the contract allows is cut, so that the view is still counted", () => {
    const view = pageViewOf(
      { pathname: `/${"a".repeat(3000)}`, search: "" },
      { previous: null, referrer: "" },
      "x",
    )
    expect(view.path).toHaveLength(2048)
  })
})

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1"
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36"

describe("S-22: the agent", () => {
  test.each([
    [IPHONE, "mobile"],
    [FIREFOX, "firefox"],
    [CHROME, "chrome"],
    ["curl/8.5.0", "unknown"],
  ])("%s → %s", async (userAgent, agent) => {
    expect(await agentName(userAgent)).toBe(agent)
  })

  test("the user-agent string is cut at 500 characters before it is parsed", async () => {
    const padding = (length: number) => `Mozilla/5.0 (${"x".repeat(length - 13)}`
    const name = " Firefox/128.0"
    expect(await agentName(padding(500 - name.length) + name)).toBe("firefox")
    expect(await agentName(padding(500) + name)).toBe("unknown")
  })
})
