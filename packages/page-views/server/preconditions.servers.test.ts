import { ABOUT, NOT_FOUND } from "../test-site/release-on-disk"
import { siteOfFile } from "../test-site/running-site"

const { get } = siteOfFile()

const LONG_AGO = "Thu, 01 Jan 1970 00:00:00 GMT"

/** Each changes the answer of a file that is there. */
const CONDITIONS: [headers: Record<string, string>, status: number][] = [
  [{ "if-match": '"other"' }, 412],
  [{ "if-match": '"other"', "if-none-match": "*" }, 412],
  [{ "if-unmodified-since": LONG_AGO }, 412],
  [{ "if-none-match": "*" }, 304],
  [{ "if-modified-since": new Date(Date.now() + 86_400_000).toUTCString() }, 304],
  [{ range: "bytes=0-3" }, 206],
  [{ range: "bytes=999999-" }, 416],
]

describe.each(CONDITIONS)("RFC 9110, 13.2.1: %j", (headers, status) => {
  test(`is ${status} of a file`, async () => {
    const answer = await get("/about-me", headers)
    expect(answer.status).toBe(status)
    if (status > 400) expect(JSON.parse(answer.text)).toEqual({ error: expect.any(String) })
  })

  test.each([
    ["/nope", 404],
    ["/nope.js", 404],
    ["/404", 404],
    ["/api/nope", 404],
    ["/blog/100%", 400],
    ["/about-me/", 301],
    ["/ancien.html", 301],
  ])("changes nothing at %s", async (path, expected) => {
    const sent = { ...headers, accept: "text/html" }
    for (const method of ["GET", "HEAD"]) {
      const answer = await get(path, sent, method)
      expect(answer.status).toBe(expected)
      const hasText = method === "GET" && expected !== 301 && path !== "/nope.js"
      if (hasText) expect(answer.text).toBe(NOT_FOUND)
    }
  })
})

test("RFC 9110, 14.2: HEAD has no parts", async () => {
  for (const range of ["bytes=0-3", "bytes=999999-"]) {
    const answer = await get("/about-me", { range }, "HEAD")
    expect(answer.status).toBe(200)
    expect(answer.headers["content-length"]).toBe(`${ABOUT.length}`)
  }
})

test.each([
  ["bytes=-99999999", 200, ABOUT],
  ["bytes=5-4", 200, ABOUT],
  ["bytes=5-4, 0-1", 200, ABOUT],
  ["bytes=0-99999999", 206, ABOUT],
  [`bytes=-${ABOUT.length}`, 206, ABOUT],
  ["bytes=-3", 206, ABOUT.slice(-3)],
  ["bytes=4-4", 206, ABOUT.slice(4, 5)],
])("RFC 9110, 14.1: %s is answered with %d", async (range, status, text) => {
  expect(await get("/about-me", { range })).toMatchObject({ status, text })
})
