import { isDue } from "./is-due"

const OPENS = Date.parse("2026-11-20T08:30:00Z")
const at = (now: string, context: Record<string, unknown> = { opens: OPENS }) => {
  jest.useFakeTimers({ now: new Date(now) })
  const location = { pathname: "/blog/x", search: "", hash: "" }
  return isDue({ page: "/blog/x", params: {}, location, context })
}

afterEach(() => jest.useRealTimers())

test.each([
  ["a minute before", "2026-11-20T08:29:00Z", false],
  ["at its moment", "2026-11-20T08:30:00Z", true],
  ["years later", "2031-01-01T00:00:00Z", true],
  ["a day before", "2026-11-19T08:30:00Z", false],
])("S-11: a post shows from its moment on: %s", (_, now, shows) => {
  expect(at(now)).toBe(shows)
})

test.each(["2026-11-19T08:29:59Z", "1970-01-01T00:00:10Z"])(
  "S-11: a clock that says %s is not believed: nobody loses the blog by an empty battery",
  now => {
    expect(at(now)).toBe(true)
  },
)

test("S-11: a page without a moment of its own shows", () => {
  expect(at("2026-11-20T08:29:00Z", { opens: null })).toBe(true)
})
