import { ABOUT, DEMO, HEADERS, HOME, NOT_FOUND } from "../test-site/release-on-disk"
import { send } from "../test-site/request"
import { siteOfFile, startSite } from "../test-site/running-site"

const { get } = siteOfFile()

const REVALIDATE = HEADERS.revalidate["cache-control"]

describe("S-1: one address per page", () => {
  test.each([
    ["/", HOME],
    ["/about-me", ABOUT],
    ["/about-me?from=/feed/", ABOUT],
    ["/%61bout-me", ABOUT],
    ["/blog/%C3%A9t%C3%A9", HOME],
  ])("%s is a page", async (path, html) => {
    const answer = await get(path)
    expect(answer).toMatchObject({ status: 200, text: html })
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": REVALIDATE,
      "content-security-policy": "default-src 'none'",
      etag: expect.any(String),
      "last-modified": expect.any(String),
    })
  })

  test.each(["/demo/", "/demo/index.html", "/demo/%C3%A9t%C3%A9/"])(
    "%s is a page of the owner's files",
    async path => {
      expect(await get(path)).toMatchObject({ status: 200, text: DEMO })
    },
  )

  test.each([
    ["/demo?a", "/demo/?a"],
    ["/demo/%C3%A9t%C3%A9", "/demo/%C3%A9t%C3%A9/"],
    ["/about-me/", "/about-me"],
    ["/about-me/index.html", "/about-me"],
    ["/about-me/?a=1&b=/x/", "/about-me?a=1&b=/x/"],
    ["/index.html?a", "/?a"],
    ["/blog/%C3%A9t%C3%A9/", "/blog/%C3%A9t%C3%A9"],
    ["/2024/%C3%A9t%C3%A9", "/blog/%C3%A9t%C3%A9"],
    ["/2024/%C3%A9t%C3%A9/?a=1&b=/x/", "/blog/%C3%A9t%C3%A9?a=1&b=/x/"],
    ["/2024/%C3%A9t%C3%A9/index.html", "/blog/%C3%A9t%C3%A9"],
    ["/ancien.html?a", "/about-me?a"],
    ["/ancien.html/", "/about-me"],
  ])("%s redirects for good to %s", async (path, location) => {
    for (const method of ["GET", "HEAD"]) {
      const answer = await get(path, {}, method)
      expect(answer.status).toBe(301)
      expect(answer.headers).toMatchObject({
        location,
        "cache-control": REVALIDATE,
        "x-content-type-options": "nosniff",
      })
    }
  })
})

describe("not found", () => {
  test.each([
    ...["/nope", "/404", "/404/", "/404.html", "/404/index.html", "/nope.html", "/ABOUT-ME"],
    ...["/about-me//", "//about-me/", "//evil.example/..", "/../package.json/x", "/%00"],
    ...["/about-me%00", "/.env", "/.git/config/", "/_headers", "/_redirects", "/%2e%2e/x"],
    ...["/blog/node.js", "/page-data/nope/page-data.json", "/app-0123456789abcdef0123.js.br"],
    ...["/about-me/index.html.gz", "/../../../etc/passwd.txt", "/.git/config.lock", "//nope"],
    ...["/about-me/.."],
    ...["/api/nope", "/api/%"],
  ])("S-10, R-26: %s is the 404 page, whoever asks", async path => {
    for (const accept of ["*/*", "text/html,application/xhtml+xml"]) {
      const answer = await get(path, { accept })
      expect(answer).toMatchObject({ status: 404, text: NOT_FOUND })
      expect(answer.headers["cache-control"]).toBe(REVALIDATE)
    }
  })

  test.each([
    ...["/%", "/%ff", "/about-me%2f", "/..%2f..%2fetc%2fpasswd", "/a%5cb", "/%E0%A4%A"],
    ...["/blog/100%", "/%c0%ae%c0%ae/"],
  ])("R-26: %s is malformed: the error page", async path => {
    const answer = await get(path)
    expect(answer).toMatchObject({ status: 400, text: NOT_FOUND })
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": REVALIDATE,
    })
  })

  test.each([
    [`/${"a".repeat(10_000)}`, 404],
    ["/a".repeat(5000), 404],
    [`/${"%41".repeat(3300)}%`, 400],
  ])("R-26: addresses of 10 kB are the error page (%#)", async (path, status) => {
    expect(await get(path)).toMatchObject({ status, text: NOT_FOUND })
  })

  test("an address beyond the limit of headers is refused", async () => {
    expect((await get(`/${"a".repeat(20_000)}`)).status).toBe(431)
  })
})

test("with a path prefix the site is under it, and nowhere else", async () => {
  const own = await startSite({}, "/sub")
  expect(own.url).toMatch(/\/sub$/)
  expect((await send(own.url, "/sub/about-me")).text).toBe(ABOUT)
  expect((await send(own.url, "/sub")).text).toBe(HOME)
  expect((await send(own.url, "/sub/about-me/?a")).headers.location).toBe("/sub/about-me?a")
  expect((await send(own.url, "/sub/ancien.html?a")).headers.location).toBe("/sub/about-me?a")
  expect((await send(own.url, "/about-me")).status).toBe(404)
  await own.stop()
})
