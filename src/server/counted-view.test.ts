/** @jest-environment node */
import type { PageView } from "../metrics/contract"
import { countedView, type SiteFacts } from "./counted-view"

const VIEW: PageView = { path: "/", referer: "direct", agent: "firefox", country: "FR" }
const SITE: SiteFacts = {
  origin: "https://jean.example",
  pathPrefix: "",
  pages: new Set(["/", "/about-me", "/blog/été"]),
}
const counted = (view: Partial<PageView>, site = SITE, admitHost = () => true) =>
  countedView({ ...VIEW, ...view }, { day: "2026-03-14", site, admitHost })

test("D3: a counted view is the day and the four fields", () => {
  expect(counted({})).toEqual({ day: "2026-03-14", ...VIEW })
})

test.each([
  ["/", "/"],
  ["/?utm=1", "/"],
  ["/#top", "/"],
  ["/about-me", "/about-me"],
  ["/about-me/", "/about-me"],
  ["/about-me?a=/b#c", "/about-me"],
  ["/about-me#c?d\n", "/about-me"],
  ["/blog/%C3%A9t%C3%A9", "/blog/été"],
  ["/blog/été", "/blog/été"],
  ["/%61bout-me", "/about-me"],
  ["/ABOUT-ME", "(unknown)"],
  ["/about-me//", "(unknown)"],
  ["//about-me", "(unknown)"],
  ["/blog%2F%C3%A9t%C3%A9", "(unknown)"],
  ["/nope", "(unknown)"],
  ["/%", "(unknown)"],
  ["/%ff", "(unknown)"],
  ["/../about-me", "(unknown)"],
  ["/(unknown)", "(unknown)"],
])("R-7: path %j is counted as %j, and so is a referer of the site", (path, expected) => {
  expect(counted({ path }).path).toBe(expected)
  expect(counted({ referer: path }).referer).toBe(expected)
})

test.each([
  ["direct", "direct"],
  ["https://jean.example/about-me?x", "/about-me"],
  ["https://JEAN.example:443", "/"],
  ["https://jean.example/nope", "(unknown)"],
  ["http://jean.example/", "jean.example"],
  ["https://jean.example.evil.org/", "jean.example.evil.org"],
  ["https://www.Google.com/search?q=name", "google.com"],
  ["https://user:secret@news.example:8443/x", "news.example"],
  ["https://news.example./", "news.example"],
  ["https://café.example/", "xn--caf-dma.example"],
  ["https://192.0.2.1/", "(other)"],
  ["https://192.0.2.1./", "(other)"],
  ["http://0x7f.1/", "(other)"],
  ["https://1.in-addr.arpa/", "1.in-addr.arpa"],
  ["android-app://192.0.2.1/", "(other)"],
  ["android-app://www.192.0.2.1/", "(other)"],
  ["android-app://0300.0.2.1/", "(other)"],
  ["android-app://[2001:db8::1]/", "(other)"],
  ["https://[::ffff:192.0.2.1]/", "(other)"],
  ["https://direct/", "(other)"],
  ["https://(other)/", "(other)"],
  ["android-app://direct/", "(other)"],
  ["android-app://(unknown)/", "(other)"],
  ["android-app://com.google.android.gm/", "com.google.android.gm"],
  ["https://(unknown).example/", "(other)"],
  ["https://localhost:8000/", "(other)"],
  ["https://[2001:db8::1]/", "(other)"],
  [`https://${"a.".repeat(130)}example/`, "(other)"],
])("R-7: referer %j is counted as %j", (referer, expected) => {
  expect(counted({ referer }).referer).toBe(expected)
})

test("R-7: a host beyond the limit of the day is counted with the others", () => {
  expect(counted({ referer: "https://news.example/" }, SITE, () => false).referer).toBe("(other)")
})

test.each([
  ["mobile", "mobile"],
  ["unknown", "unknown"],
  ["mobile safari", "mobile safari"],
  ["my own browser", "unknown"],
])("R-7: agent %j is counted as %j", (agent, expected) => {
  expect(counted({ agent }).agent).toBe(expected)
})

test.each([
  ["/sub", "/"],
  ["/sub/", "/"],
  ["/sub/about-me", "/about-me"],
  ["/about-me", "(unknown)"],
  ["/subabout-me", "(unknown)"],
])("with a path prefix, %j is counted as %j", (path, expected) => {
  expect(counted({ path }, { ...SITE, pathPrefix: "/sub" }).path).toBe(expected)
})
