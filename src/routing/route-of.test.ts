import { routeOf } from "./run-route"

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
