import { MAX_AGENT_LENGTH, type PageView } from "@site/page-view-contract"
import { UAParser } from "ua-parser-js"
import { AGENTS, countedView, parisDay, type SiteFacts } from "./counted-view"

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

test.each([
  ["2026-01-31T22:59:59Z", "2026-01-31"],
  ["2026-01-31T23:00:00Z", "2026-02-01"],
  ["2026-07-13T21:59:59Z", "2026-07-13"],
  ["2026-07-13T22:00:00Z", "2026-07-14"],
  ["2026-12-31T23:00:00Z", "2027-01-01"],
])("D3: %s belongs to %s in Paris", (moment, day) => {
  expect(parisDay(new Date(moment))).toBe(day)
})

test("every agent of the closed list passes the contract", () => {
  for (const agent of AGENTS) {
    expect(agent).toBe(agent.toLowerCase())
    expect(agent.length).toBeLessThanOrEqual(MAX_AGENT_LENGTH)
  }
})

test.each([
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0",
  "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15",
  "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 OPR/125.0.0.0",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Vivaldi/7.7",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/143.0.0.0 Safari/537.36",
  "Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 YaBrowser/25.12 Safari/537.36",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15 Ddg/18.0",
])("S-22: the browser of %j is on the closed list", userAgent => {
  expect(AGENTS).toContain(new UAParser(userAgent).getBrowser().name?.toLowerCase())
})
