/** @jest-environment node */
import fs, { renameSync, rmSync, utimesSync } from "node:fs"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import {
  ABOUT,
  DEMO,
  HASHED_SCRIPT,
  HEADERS,
  HOME,
  NOT_FOUND,
  swapRelease,
} from "./test-site/release-on-disk"
import { type Sent, send } from "./test-site/request"
import { type RunningSite, startSite } from "./test-site/running-site"

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  send(site.url, path, { headers, method })

const REVALIDATE = "public, max-age=0, must-revalidate"
const FOR_EVER = "public, max-age=31536000, immutable"

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
    "/nope",
    "/404",
    "/404/",
    "/404.html",
    "/404/index.html",
    "/nope.html",
    "/ABOUT-ME",
    "/about-me//",
    "//about-me/",
    "//evil.example/..",
    "/../package.json/x",
    "/%00",
    "/about-me%00",
    "/.env",
    "/.git/config/",
    "/%2e%2e/x",
  ])("%s is the 404 page", async path => {
    const answer = await get(path)
    expect(answer).toMatchObject({ status: 404, text: NOT_FOUND })
    expect(answer.headers["cache-control"]).toBe(REVALIDATE)
  })

  test.each([
    "/page-data/nope/page-data.json",
    "/nope-0123456789abcdef0123.js",
    "/nope.css",
    "/app-0123456789abcdef0123.js.br",
    "/about-me/index.html.gz",
    "/../../../etc/passwd.txt",
    "/.git/config.lock",
  ])("%s is a short text: a program asked for it", async path => {
    const answer = await get(path)
    expect(answer).toMatchObject({ status: 404, text: "Not found\n" })
    expect(answer.headers["cache-control"]).toBe(REVALIDATE)
  })

  test.each(["/%", "/%ff", "/about-me%2f", "/..%2f..%2fetc%2fpasswd", "/a%5cb", "/%E0%A4%A"])(
    "%s is malformed",
    async path => {
      expect(await get(path)).toMatchObject({
        status: 400,
        text: '{"error":"the address is malformed"}',
      })
    },
  )

  test("an address beyond the limit of headers is refused", async () => {
    expect((await get(`/${"a".repeat(20_000)}`)).status).toBe(431)
  })
})

describe("D2: compression made at build time", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["br", "br"],
    ["gzip, deflate", "gzip"],
    ["*", "br"],
    ["br;q=0, gzip", "gzip"],
    ["deflate", undefined],
    ["", undefined],
  ])("Accept-Encoding %j gets %s", async (accepted, encoding) => {
    const answer = await get("/about-me", { "accept-encoding": accepted })
    expect(answer.headers["content-encoding"]).toBe(encoding)
    expect(answer.headers.vary).toBe("Accept-Encoding")
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8")
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body }
    expect(
      decode[encoding === "br" || encoding === "gzip" ? encoding : "none"](answer.body).toString(),
    ).toBe(ABOUT)
  })

  test("the 404 page is compressed too", async () => {
    const answer = await get("/nope", { "accept-encoding": "br" })
    expect(answer.status).toBe(404)
    expect(brotliDecompressSync(answer.body).toString()).toBe(NOT_FOUND)
  })

  test("S-10: an unknown address with a dot is the 404 page for a person, a line for a program", async () => {
    const person = await get("/blog/node.js", { accept: "text/html,application/xhtml+xml" })
    expect(person).toMatchObject({ status: 404, text: NOT_FOUND })
    expect(await get("/blog/node.js", { accept: "*/*" })).toMatchObject({
      status: 404,
      text: "Not found\n",
    })
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

  test.each(["br", "gzip", "identity"])(
    "a known ETag or date is answered 304 (%s)",
    async encoding => {
      const accept = { "accept-encoding": encoding }
      const { headers } = await get("/about-me", accept)
      const byTag = await get("/about-me", { ...accept, "if-none-match": headers.etag ?? "" })
      const byDate = await get("/about-me", {
        ...accept,
        "if-modified-since": headers["last-modified"] ?? "",
      })
      for (const answer of [byTag, byDate]) {
        expect(answer).toMatchObject({ status: 304, text: "" })
        expect(answer.headers["cache-control"]).toBe(REVALIDATE)
      }
    },
  )

  test("each encoding has its own ETag", async () => {
    const tags = await Promise.all(
      ["br", "gzip", "identity"].map(
        async encoding => (await get("/about-me", { "accept-encoding": encoding })).headers.etag,
      ),
    )
    expect(new Set(tags).size).toBe(3)
  })

  test("the 404 page is never 304 nor 206", async () => {
    const { headers } = await get("/nope")
    const answer = await get("/nope", { "if-none-match": headers.etag ?? "*", range: "bytes=0-3" })
    expect(answer).toMatchObject({ status: 404, text: NOT_FOUND })
  })
})

describe("HTTP", () => {
  test("a part of a file can be asked for", async () => {
    const answer = await get("/about-me", { range: "bytes=0-14" })
    expect(answer).toMatchObject({ status: 206, text: "<!doctype html>" })
    expect((await get("/about-me", { range: "bytes=999999-" })).status).toBe(416)
  })

  test("HEAD answers like GET, without a body", async () => {
    for (const path of ["/about-me", "/nope", "/nope.js", "/about-me/", "/%"]) {
      const [byGet, byHead] = [await get(path), await get(path, {}, "HEAD")]
      const { date: _now, ...headers } = byGet.headers
      expect(byHead).toMatchObject({ status: byGet.status, text: "" })
      expect(byHead.headers).toMatchObject(headers)
    }
  })

  test.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"])(
    "%s is refused",
    async method => {
      const answer = await get("/about-me", {}, method)
      expect(answer.status).toBe(405)
      expect(answer.headers.allow).toBe("GET, HEAD")
    },
  )

  test("an address of the server's own host, in full, is understood", async () => {
    expect((await get(`${site.url}/about-me/?a`)).headers.location).toBe("/about-me?a")
  })

  test("the star of OPTIONS is no address", async () => {
    expect((await get("*", {}, "OPTIONS")).status).toBeLessThan(500)
    expect((await get("*")).status).toBe(404)
  })

  test("the server does not name its software", async () => {
    expect((await get("/")).headers["x-powered-by"]).toBeUndefined()
  })
})

let own: RunningSite | undefined
afterEach(async () => {
  await own?.stop()
  own = undefined
})

describe("a new build put in place while the server runs", () => {
  const sent: Sent = { headers: { "accept-encoding": "br" } }

  test("the next request gets its files, headers and 404s", async () => {
    own = await startSite()
    swapRelease(own.releaseDirectory, { id: "second", files: { "/new/index.html": "new" } })
    expect(await send(own.url, "/new", sent)).toMatchObject({ status: 200, text: "new" })
    rmSync(join(own.releaseDirectory, "site", "new"), { recursive: true })
    const gone = await send(own.url, "/new", sent)
    expect(gone).toMatchObject({ status: 404, text: '{"error":"not found"}' })
    expect(own.log()).toContain('"release":"second","msg":"release changed"')
  })

  test("a page that it did not change is not sent again, in any encoding", async () => {
    own = await startSite()
    const { url } = own
    const ask = (path: string, encoding: string, headers: Record<string, string> = {}) =>
      send(url, path, { headers: { ...headers, "accept-encoding": encoding } })
    const encodings = ["br", "gzip", "identity"]
    const tags = await Promise.all(
      encodings.map(async encoding => (await ask("/about-me", encoding)).headers.etag ?? ""),
    )
    const home = (await ask("/", "br")).headers.etag ?? ""
    swapRelease(own.releaseDirectory, { id: "second", files: { "/index.html": "Changed." } })
    const later = new Date(Date.now() + 60_000)
    for (const ending of ["", ".br", ".gz"]) {
      utimesSync(join(own.releaseDirectory, `site/about-me/index.html${ending}`), later, later)
    }
    for (const [index, encoding] of encodings.entries()) {
      const again = await ask("/about-me", encoding, {
        "if-none-match": tags[index] ?? "",
        // Browsers send both.
        "if-modified-since": new Date(0).toUTCString(),
      })
      expect(again).toMatchObject({ status: 304, text: "" })
    }
    expect(await ask("/", "br", { "if-none-match": home })).toMatchObject({ text: "Changed." })
  })

  test("D5: its first page goes out with its own headers, not with those of the release before it", async () => {
    own = await startSite()
    const all = { ...HEADERS.all, "content-security-policy": "default-src 'self'" }
    swapRelease(own.releaseDirectory, { headers: { ...HEADERS, all } })
    const { headers: answered } = await send(own.url, "/about-me")
    expect(answered["content-security-policy"]).toBe("default-src 'self'")
  })

  test("one that cannot be read leaves the last one in place", async () => {
    own = await startSite()
    swapRelease(own.releaseDirectory, { id: "" })
    expect((await send(own.url, "/about-me")).status).toBe(200)
    expect((await send(own.url, "/about-me")).status).toBe(200)
    expect(own.log().match(/the last one goes on/g)).toHaveLength(1)
  })

  test.each([
    ["/about-me", 206, "<!doctype html>", `bytes 0-14/${ABOUT.length}`],
    ["/nope", 404, NOT_FOUND, undefined],
  ])(
    "a part of %s that is about to be read then is %i from its new place",
    async (path, status, text, part) => {
      own = await startSite()
      const { url, releaseDirectory } = own
      // Its digest is known then: the file is opened once.
      await send(url, path)
      const { createReadStream } = fs
      jest.spyOn(fs, "createReadStream").mockImplementationOnce((...file) => {
        renameSync(releaseDirectory, `${releaseDirectory}.previous`)
        return createReadStream(...file)
      })
      const answer = await send(url, path, { headers: { range: "bytes=0-14" } })
      expect(answer).toMatchObject({ status, text })
      expect(answer.headers["content-range"]).toBe(part)
    },
  )

  test("between two renames the last one goes on", async () => {
    own = await startSite()
    renameSync(own.releaseDirectory, `${own.releaseDirectory}.previous`)
    expect(await send(own.url, "/about-me")).toMatchObject({ status: 200, text: ABOUT })
    expect((await send(own.url, "/nope")).status).toBe(404)
  })
})

test("with a path prefix the site is under it, and nowhere else", async () => {
  own = await startSite({}, "/sub")
  expect(own.url).toMatch(/\/sub$/)
  expect((await send(own.url, "/sub/about-me")).text).toBe(ABOUT)
  expect((await send(own.url, "/sub")).text).toBe(HOME)
  expect((await send(own.url, "/sub/about-me/?a")).headers.location).toBe("/sub/about-me?a")
  expect((await send(own.url, "/sub/ancien.html?a")).headers.location).toBe("/sub/about-me?a")
  expect((await send(own.url, "/about-me")).status).toBe(404)
})
