/** @jest-environment node */
import type { PageView } from "../metrics/contract"
import { pageViewSchema } from "./page-view-request"

const VIEW: PageView = { path: "/blog", referer: "direct", agent: "firefox", country: "FR" }
const long = (start: string, length: number) => start.padEnd(length, "a")

const refusal = (body: unknown) => pageViewSchema.safeParse(body).error?.issues[0]?.message

test("S-22: a page view with its four fields passes, as it was sent", () => {
  expect(pageViewSchema.parse(VIEW)).toEqual(VIEW)
})

test.each([
  ["path", "/"],
  ["path", "/blog/post?from=feed&é=1#part"],
  ["path", "//double"],
  ["path", "/%E2%98%83/☃/😀"],
  ["path", long("/", 2048)],
  ["referer", "direct"],
  ["referer", "/blog?page=2"],
  ["referer", long("/", 2048)],
  ["referer", "https://www.example.org/search?q=1"],
  ["referer", "HTTP://EXAMPLE.ORG"],
  ["referer", long("https://example.org/", 2048)],
  ["agent", "a"],
  ["agent", "mobile"],
  ["agent", "opera mini"],
  ["agent", long("a", 64)],
  ["referer", "android-app://com.google.android.gm/"],
])("S-22: %s may be %j", (field, value) => {
  expect(pageViewSchema.safeParse({ ...VIEW, [field]: value }).success).toBe(true)
})

test.each([
  ["path", ""],
  ["path", "blog"],
  ["path", "https://example.org/"],
  ["path", "direct"],
  ["path", "(unknown)"],
  ["path", long("/", 2049)],
  ["path", "/a\0b"],
  ["path", "/a\nb"],
  ["path", "/a\u001b[31m"],
  ["path", "/a\u007f"],
  ["path", "/a\u0085"],
  ["path", "/a\u2028"],
  ["path", "/\ud800"],
  ["path", "/\udc00b"],
  ["path", "/caf\ufffd"],
  ["path", 1],
  ["path", null],
  ["path", ["/"]],
  ["path", undefined],
  ["referer", ""],
  ["referer", "Direct"],
  ["referer", "(unknown)"],
  ["referer", "(other)"],
  ["referer", "example.org"],
  ["referer", "javascript:alert(1)"],
  ["referer", "data:text/html,x"],
  ["referer", "ftp://example.org/"],
  ["referer", "android-app:com.example"],
  ["referer", "https://"],
  ["referer", "https://exa mple.org/"],
  ["referer", "https://example.org/\ud800"],
  ["referer", long("/", 2049)],
  ["referer", long("https://example.org/", 2049)],
  ["referer", { toString: "direct" }],
  ["agent", ""],
  ["agent", "Firefox"],
  ["agent", "fire\tfox"],
  ["agent", long("a", 65)],
  ["agent", true],
  ["country", "fr"],
  ["country", "DE"],
  ["country", ""],
  ["country", 33],
])("R-5: %s must not be %j, and the refusal names it", (field, value) => {
  expect(refusal({ ...VIEW, [field]: value })).toMatch(new RegExp(`^${field} must `))
})

test("a refusal never repeats what was sent", () => {
  const body = { ...VIEW, path: "SECRET", referer: "SECRET", agent: "SECRET", country: "SECRET" }
  const result = pageViewSchema.safeParse({ ...body, SECRET: "SECRET" })
  expect(result.error?.issues).toHaveLength(5)
  expect(JSON.stringify(result.error?.issues.map(issue => issue.message))).not.toContain("SECRET")
})

test.each([
  { ...VIEW, extra: 1 },
  { ...VIEW, constructor: 1 },
  JSON.parse('{"path":"/","referer":"direct","agent":"edge","country":"FR","__proto__":{"a":1}}'),
])("R-5: extra fields are refused: %j", body => {
  expect(refusal(body)).toBe("only path, referer, agent and country are accepted")
})

test.each([undefined, null, 1, "text", true, []])(
  "R-5: the body must be an object, not %j",
  body => {
    expect(refusal(body)).toBe("the body must be a JSON object")
  },
)
