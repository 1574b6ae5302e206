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

describe.each(CONDITIONS)("issue 30.4.3, RFC 9110, 13.2.1: %j", (headers, status) => {
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

describe("issue 30.4.3, RFC 9110, 12.5.3: a client that refuses the file without an encoding", () => {
  const ask = (path: string, accepted: string) => get(path, { "accept-encoding": accepted })

  test.each([
    ["br, identity;q=0", "br"],
    ["gzip;q=0.1, identity;q=0", "gzip"],
    ["identity;q=0, *", "br"],
    ["br;q=0, *;q=0.5, identity;q=0.0", "gzip"],
  ])("gets with %j an encoding that it accepts", async (accepted, encoding) => {
    const answer = await ask("/about-me", accepted)
    expect(answer).toMatchObject({ status: 200, headers: { "content-encoding": encoding } })
  })

  test.each([
    ["/about-me", "identity;q=0"],
    ["/about-me", "*;q=0"],
    ["/about-me", "br;q=0, gzip;q=0, identity;q=0"],
    ["/about-me", "deflate, identity;q=0"],
    ["/", "br, identity;q=0"],
  ])("is refused %s with %j, where there is none", async (path, accepted) => {
    const answer = await ask(path, accepted)
    expect(answer).toMatchObject({
      status: 406,
      text: '{"error":"no encoding of the file is accepted"}',
    })
    expect(answer.headers["cache-control"]).toBe("no-store")
    expect((await ask("/nope", accepted)).status).toBe(404)
    expect((await ask("/about-me/", accepted)).status).toBe(301)
  })

  test.each(["br;q=0", "*;q=0, identity", "deflate"])("is not one who sends %j", async accepted => {
    expect(await ask("/about-me", accepted)).toMatchObject({ status: 200, text: ABOUT })
  })
})
