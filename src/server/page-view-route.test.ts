/** @jest-environment node */
import { connect } from "node:net"
import { gzipSync } from "node:zlib"
import { METRICS_PATH } from "../metrics/contract"
import { type Answer, type Sent, send, sendView, VIEW } from "./test-site/request"
import { type RunningSite, startSite } from "./test-site/running-site"

let site: RunningSite

const post = (sent: Sent): Promise<Answer> =>
  send(site.url, METRICS_PATH, { method: "POST", ...sent })

const JSON_TYPE = { "content-type": "application/json" }

describe("S-21: a page view", () => {
  beforeEach(async () => {
    site = await startSite()
  })
  afterEach(() => site.stop())

  test("is stored when 204 is answered, as a page, a host and a known agent", async () => {
    const answer = await sendView(site.url)
    expect(answer).toMatchObject({ status: 204, text: "" })
    expect(answer.headers).toMatchObject({ "cache-control": "no-store" })
    expect(answer.headers["x-content-type-options"]).toBe("nosniff")
    expect(await site.stored()).toEqual([
      {
        day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        path: "/about-me",
        referer: "news.example",
        agent: "firefox",
        country: "FR",
        count: 1,
      },
    ])
  })

  test("is counted as often as it is sent", async () => {
    await Promise.all(Array.from({ length: 50 }, () => sendView(site.url)))
    expect(await site.stored()).toMatchObject([{ count: 50 }])
  })

  test("may carry a charset, and comes from the site itself", async () => {
    const headers = {
      "content-type": "application/json; charset=UTF-8",
      "sec-fetch-site": "same-origin",
    }
    expect((await sendView(site.url, VIEW, headers)).status).toBe(204)
  })

  test("may be as long as the contract allows", async () => {
    const path = "/about-me?".padEnd(2048, "a")
    const referer = "https://news.example/".padEnd(2048, "a")
    expect((await sendView(site.url, { ...VIEW, path, referer })).status).toBe(204)
  })

  test("R-10: nothing of the visitor is stored or logged", async () => {
    await sendView(site.url, VIEW, { "user-agent": "UA-SECRET", cookie: "id=COOKIE-SECRET" })
    await send(site.url, "/about-me?QUERY-SECRET", { headers: { "user-agent": "UA-SECRET" } })
    await post({ headers: JSON_TYPE, body: '{"path":"BODY-SECRET' })
    const kept = JSON.stringify(await site.stored()) + site.log()
    expect(kept).not.toMatch(/SECRET|127\.0\.0\.1|::1/)
  })
})

describe("R-5: what is no page view gets 4xx with a short reason, and nothing is stored", () => {
  beforeAll(async () => {
    site = await startSite()
  })
  afterEach(async () => {
    expect(await site.stored()).toEqual([])
    expect(site.log()).not.toMatch(/"level":(?:40|50|60)/)
  })
  afterAll(() => site.stop())

  function expectRefusal(answer: Answer, status: number) {
    expect(answer.status).toBe(status)
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8")
    expect(answer.headers["cache-control"]).toBe("no-store")
    expect(JSON.parse(answer.text)).toEqual({ error: expect.any(String) })
    expect(answer.body.length).toBeLessThan(200)
  }

  const latin1 = Buffer.from(JSON.stringify({ ...VIEW, path: "/café" }), "latin1")
  const viewText = JSON.stringify(VIEW)

  test.each<[string, number, Sent]>([
    ["bad JSON", 400, { body: "{bad" }],
    ["half a body", 400, { body: viewText.slice(0, 20) }],
    ["an empty body", 400, { body: "" }],
    ["spaces", 400, { body: "   " }],
    ["a number", 400, { body: "1" }],
    ["a text", 400, { body: '"text"' }],
    ["null", 400, { body: "null" }],
    ["a list", 400, { body: "[]" }],
    ["deep nesting", 400, { body: `${"[".repeat(4000)}${"]".repeat(4000)}` }],
    ["latin-1 bytes", 400, { body: latin1 }],
    ["a body of 9 kB", 413, { body: JSON.stringify({ ...VIEW, extra: "a".repeat(9000) }) }],
    [
      "a chunked body of 9 kB",
      413,
      { headers: { ...JSON_TYPE, "transfer-encoding": "chunked" }, body: `"${"a".repeat(9000)}"` },
    ],
    [
      "a gzip bomb",
      415,
      {
        headers: { ...JSON_TYPE, "content-encoding": "gzip" },
        body: gzipSync(Buffer.alloc(5_000_000, 32)),
      },
    ],
    [
      "another charset",
      415,
      { headers: { "content-type": "application/json; charset=latin1" }, body: latin1 },
    ],
    ["no content type", 415, { headers: {}, body: viewText }],
    ["text", 415, { headers: { "content-type": "text/plain" }, body: viewText }],
    ["another JSON", 415, { headers: { "content-type": "application/ld+json" }, body: viewText }],
    [
      "a form",
      415,
      { headers: { "content-type": "application/x-www-form-urlencoded" }, body: "path=/" },
    ],
    [
      "a multipart form",
      415,
      { headers: { "content-type": "multipart/form-data; boundary=x" }, body: "--x--" },
    ],
    [
      "another site",
      403,
      { headers: { ...JSON_TYPE, "sec-fetch-site": "cross-site" }, body: viewText },
    ],
    ["GET", 405, { method: "GET", headers: {} }],
    ["PUT", 405, { method: "PUT", body: viewText }],
    ["DELETE", 405, { method: "DELETE", headers: {} }],
    ["OPTIONS", 405, { method: "OPTIONS", headers: {} }],
  ])("%s is answered %i", async (_name, status, sent) => {
    const answer = await post({ headers: JSON_TYPE, ...sent })
    expectRefusal(answer, status)
    expect(answer.headers.allow).toBe(status === 405 ? "POST" : undefined)
  })

  test.each<[string, object]>([
    ["a wrong type", { path: 1 }],
    ["a missing field", { agent: undefined }],
    ["an extra field", { extra: 1 }],
    ["a NUL", { path: "/\0" }],
    ["a lone surrogate", { path: "/\ud800" }],
    ["ESC", { path: "/\u001b[2J" }],
    ["a line feed", { agent: "fire\nfox" }],
    ["a path of 2 049 characters", { path: "/".padEnd(2049, "a") }],
    ["a script as referer", { referer: "javascript:alert(1)" }],
    ["data as referer", { referer: "data:text/html,x" }],
    ["another country", { country: "DE" }],
  ])("%s is answered 400", async (_name, change) => {
    expectRefusal(await sendView(site.url, { ...VIEW, ...change }), 400)
  })

  test("__proto__ is answered 400", async () => {
    const body = `${viewText.slice(0, -1)},"__proto__":{"path":"/"}}`
    expectRefusal(await post({ headers: JSON_TYPE, body }), 400)
  })

  test("any other address under /api is answered 404", async () => {
    expectRefusal(await send(site.url, "/api/other", { method: "POST" }), 404)
  })

  test.each([
    ["multipart/form-data; boundary=x", "415"],
    ["application/json", "413"],
  ])("a large upload of %s is refused before its body is read", async (type, status) => {
    const { hostname, port } = new URL(site.url)
    const socket = connect(Number(port), hostname)
    socket.write(
      `POST ${METRICS_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 300000000\r\n\r\n`,
    )
    const [answer] = await new Promise<Buffer[]>(resolve => {
      socket.once("data", data => resolve([data]))
    })
    socket.destroy()
    expect(answer?.toString()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })

  test("a client that goes away in the middle of its body is forgotten without a word", async () => {
    const { hostname, port } = new URL(site.url)
    const socket = connect(Number(port), hostname)
    const head = `POST ${METRICS_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"pa`
    await new Promise(resolve => socket.write(head, resolve))
    await new Promise(resolve => socket.once("close", resolve).destroy())
    expect((await send(site.url, "/healthz")).status).toBe(200)
  })
})

describe("R-6: the limit per client", () => {
  afterEach(() => site.stop())

  test("a flood gets 429 with Retry-After, and others are not affected", async () => {
    site = await startSite({ rateLimit: 3, trustProxy: 1 })
    const from = (address: string) => sendView(site.url, VIEW, { "x-forwarded-for": address })
    for (let i = 0; i < 3; i += 1) expect((await from("192.0.2.1")).status).toBe(204)
    const refused = await from("192.0.2.1")
    expect(refused).toMatchObject({ status: 429, text: '{"error":"too many page views"}' })
    expect(refused.headers["retry-after"]).toBe("1")
    expect((await from("192.0.2.2")).status).toBe(204)
    expect(site.log()).not.toContain("192.0.2")
  })

  test("a client cannot choose its address when no proxy is trusted, and the owner is told once", async () => {
    site = await startSite({ rateLimit: 1 })
    const answers = [
      await sendView(site.url, VIEW, { "x-forwarded-for": "192.0.2.1" }),
      await sendView(site.url, VIEW, { "x-forwarded-for": "192.0.2.2" }),
    ]
    expect(answers.map(answer => answer.status)).toEqual([204, 429])
    expect(site.log().match(/set TRUST_PROXY/g)).toHaveLength(1)
  })

  test("0 switches it off", async () => {
    site = await startSite({ rateLimit: 0 })
    const answers = await Promise.all(Array.from({ length: 100 }, () => sendView(site.url)))
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([204]))
  })
})
