import { filterAt, filterIn, filterPath, isFiltered } from "./filter-address"

const NONE = { q: "", tag: "", from: "", to: "", page: "" }

test("the address holds the filter, and nothing of what is not set", () => {
  const filter = { ...NONE, q: "mot clé", tag: "C++", from: "2026-01-01", page: "2" }
  const path = filterPath(filter)
  expect(path).toBe("/blog?q=mot+cl%C3%A9&tag=C%2B%2B&from=2026-01-01&page=2")
  expect(filterIn(path.slice("/blog".length))).toEqual(filter)
  expect(filterPath(NONE)).toBe("/blog")
})

test.each([
  ["", false],
  ["?utm_source=x", false],
  ["?q=", false],
  ["?q=%20", false],
  ["?q=%E0%A4%A", true],
  ["?page=abc", true],
  ["?to=2026-02-30", true],
])("%p filters the list: %p", (search, expected) => {
  expect(isFiltered(filterIn(search))).toBe(expected)
})

test("the query of another page, which a step leads to, filters nothing", () => {
  const search = "?q=mot"
  expect(filterAt({ pathname: "/blog", search }).q).toBe("mot")
  expect(filterAt({ pathname: "/blog/", search }).q).toBe("mot")
  expect(filterAt({ pathname: "/", search })).toEqual(NONE)
  expect(filterAt({ pathname: "/blog/tag/a", search })).toEqual(NONE)
})
