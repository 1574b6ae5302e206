import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { ABOUT, HASHED_SCRIPT, HEADERS, NOT_FOUND } from "../test-site/release-on-disk"
import { siteOfFile } from "../test-site/running-site"

const { get, site } = siteOfFile()

const REVALIDATE = HEADERS.revalidate["cache-control"]
const FOR_EVER = HEADERS.immutable["cache-control"]

describe("D2: compression made at build time", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["*", "br"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.5, gzip;q=0.9", "gzip"],
    ["br;q=0.5, identity", undefined],
    ["deflate", undefined],
    ["", undefined],
    ["br;q=0", undefined],
    ["*;q=0, identity", undefined],
    ["br, identity;q=0", "br"],
    ["gzip;q=0.1, identity;q=0", "gzip"],
    ["identity;q=0, *", "br"],
    ["br;q=0, *;q=0.5, identity;q=0.0", "gzip"],
  ])("Accept-Encoding %j gets %s", async (accepted, encoding) => {
    const answer = await get("/about-me", { "accept-encoding": accepted })
    expect(answer.headers["content-encoding"]).toBe(encoding)
    expect(answer.headers.vary).toBe("Accept-Encoding")
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8")
    const decode = encoding && { br: brotliDecompressSync, gzip: gunzipSync }[encoding]
    expect((decode ? decode(answer.body) : answer.body).toString()).toBe(ABOUT)
  })

  test.each([
    ["/about-me", "identity;q=0"],
    ["/about-me", "*;q=0"],
    ["/about-me", "br;q=0, gzip;q=0, identity;q=0"],
    ["/about-me", "deflate, identity;q=0"],
    ["/", "br, identity;q=0"],
  ])("RFC 9110, 12.5.3: %s is sent as it is to who accepts only %j", async (path, accepted) => {
    const ask = (asked: string) => get(asked, { "accept-encoding": accepted })
    const answer = await ask(path)
    expect(answer).toMatchObject({
      status: 200,
      headers: { "content-type": "text/html; charset=utf-8" },
    })
    expect(answer.headers["content-encoding"]).not.toBe("gzip")
    expect(answer.body.length).toBeGreaterThan(0)
    expect((await ask("/nope")).status).toBe(404)
    expect((await ask("/about-me/")).status).toBe(301)
  })

  test("the 404 page is compressed too", async () => {
    const answer = await get("/nope", { "accept-encoding": "br" })
    expect(answer.status).toBe(404)
    expect(brotliDecompressSync(answer.body).toString()).toBe(NOT_FOUND)
  })

  test("a file without variants does not vary", async () => {
    const answer = await get("/", { "accept-encoding": "br" })
    expect(answer.headers.vary).toBeUndefined()
    expect(answer.headers["content-encoding"]).toBeUndefined()
  })
})

describe("D2: caching", () => {
  test.each([
    HASHED_SCRIPT,
    "/styles.0123456789abcdef0123.css",
    "/app-0123456789abcdef0123.js.map",
    "/static/d41d8/portrait.jpg",
  ])("%s never changes", async path => {
    expect((await get(path)).headers["cache-control"]).toBe(FOR_EVER)
  })

  test.each([
    "/page-data/about-me/page-data.json",
    "/page-data/sq/d/0123456789abcdef0123.json",
    "/page-data/app-data.json",
    "/nested/app-0123456789abcdef0123.js",
    "/app.js",
    "/sw.js",
    "/builds/latest.json",
    "/favicon%201.ico",
    "/.well-known/security.txt",
  ])("%s is revalidated", async path => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers["cache-control"]).toBe(REVALIDATE)
  })

  test("D5: a file with headers of its own has them in place of the general ones", async () => {
    const { headers } = await get("/app.js")
    expect(headers).toMatchObject({
      "content-security-policy": "default-src 'none'; connect-src 'self'",
      "x-content-type-options": "nosniff",
      "cache-control": REVALIDATE,
    })
  })

  test.each([
    ["/site.webmanifest", "application/manifest+json; charset=utf-8"],
    [HASHED_SCRIPT, "text/javascript; charset=utf-8"],
    ["/static/d41d8/portrait.jpg", "image/jpeg"],
  ])("%s has type %s", async (path, type) => {
    expect((await get(path)).headers["content-type"]).toBe(type)
  })

  test("each encoding has its own ETag; a known one, or a known date, is answered 304", async () => {
    const tags = new Set()
    for (const encoding of ["br", "gzip", "identity"]) {
      const accept = { "accept-encoding": encoding }
      const { etag = "", "last-modified": date = "" } = (await get("/about-me", accept)).headers
      tags.add(etag)
      for (const [name, known] of Object.entries({
        "if-none-match": etag,
        "if-modified-since": date,
      })) {
        const answer = await get("/about-me", { ...accept, [name]: known })
        expect(answer).toMatchObject({ status: 304, text: "" })
        expect(answer.headers["cache-control"]).toBe(REVALIDATE)
      }
    }
    expect(tags.size).toBe(3)
  })
})

describe("HTTP", () => {
  test("RFC 9110, 13.1.5: of a file that is known by a weak tag or a date no part is sent", async () => {
    const { etag = "", "last-modified": date = "" } = (await get("/about-me")).headers
    const part = (known: string) => get("/about-me", { range: "bytes=0-14", "if-range": known })
    expect(await part(etag)).toMatchObject({ status: 206, text: "<!doctype html>" })
    for (const known of [`W/${etag}`, '"other"', date]) expect((await part(known)).status).toBe(200)
  })

  test("HEAD answers like GET, without a body", async () => {
    for (const path of ["/about-me", "/nope", "/nope.js", "/about-me/", "/%"]) {
      const [byGet, byHead] = [await get(path), await get(path, {}, "HEAD")]
      const { date: _now, ...headers } = byGet.headers
      expect(byHead).toMatchObject({ status: byGet.status, text: "" })
      expect(byHead.headers).toMatchObject(headers)
    }
  })

  test("other methods than GET and HEAD are refused", async () => {
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"]) {
      const answer = await get("/about-me", {}, method)
      expect(answer).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } })
    }
  })

  test("an address of the server's own host, in full, is understood", async () => {
    expect((await get(`${site().url}/about-me/?a`)).headers.location).toBe("/about-me?a")
  })

  test("the star of OPTIONS is no address", async () => {
    expect((await get("*", {}, "OPTIONS")).status).toBeLessThan(500)
    expect((await get("*")).status).toBe(404)
  })

  test("the server does not name its software", async () => {
    expect((await get("/")).headers["x-powered-by"]).toBeUndefined()
  })
})
