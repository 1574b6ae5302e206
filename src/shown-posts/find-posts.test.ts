import { partOf } from "./find-posts"

test("issue 13.4: a page has the days of its twenty posts, the newest first", () => {
  const counts = { "2026-01-01": 15, "2026-01-02": 0, "2026-01-03": 12, "2026-01-04": 3 }
  expect(partOf(counts, 1)).toEqual({
    days: ["2026-01-04", "2026-01-03", "2026-01-01"],
    before: 0,
    page: 1,
    pages: 2,
  })
  // Five posts of the oldest day are on the first page.
  expect(partOf(counts, 2)).toEqual({ days: ["2026-01-01"], before: 5, page: 2, pages: 2 })
})

test.each([
  [0, 1],
  [-3, 1],
  [1.5, 1],
  [Number.NaN, 1],
  [99, 2],
])("issue 13.4: a page that is not there, %p, is page %p", (wanted, page) => {
  expect(partOf({ "2026-01-01": 40 }, wanted)).toMatchObject({ page, pages: 2 })
})

test("issue 13.4: days that fill pages whole are on one of them", () => {
  const counts = { "2026-01-01": 20, "2026-01-02": 20 }
  expect(partOf(counts, 1)).toMatchObject({ days: ["2026-01-02"], before: 0 })
  expect(partOf(counts, 2)).toMatchObject({ days: ["2026-01-01"], before: 0 })
  expect(partOf({}, 1)).toEqual({ days: [], before: 0, page: 1, pages: 1 })
})
