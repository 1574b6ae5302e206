import { pageViewOf } from "./page-view"

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
