import { once } from "node:events"
import { gzipSync } from "node:zlib"
import { METRICS_PATH } from "@site/page-view-contract"
import {
  type Answer,
  BROWSER_HEADERS,
  JSON_TYPE,
  post,
  type Sent,
  send,
  sendText,
  VIEW,
} from "../test-site/request"
import { type RunningSite, startSite } from "../test-site/running-site"

let site: RunningSite

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
    ["UTF-16", 400, { body: Buffer.from(viewText, "utf16le") }],
    ["a wrong type", 400, { body: viewText.replace('"FR"', "1") }],
    ["an extra field", 400, { body: `${viewText.slice(0, -1)},"extra":1}` }],
    ["__proto__", 400, { body: `${viewText.slice(0, -1)},"__proto__":{"path":"/"}}` }],
    ["a lone surrogate", 400, { body: JSON.stringify({ ...VIEW, path: "/\ud800" }) }],
    [
      "UTF-16 that says so",
      415,
      {
        headers: { "content-type": "application/json; charset=utf-16" },
        body: Buffer.from(viewText, "utf16le"),
      },
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
    const answer = await post(site.url, { headers: JSON_TYPE, ...sent })
    expectRefusal(answer, status)
    expect(answer.headers.allow).toBe(status === 405 ? "POST" : undefined)
  })

  test.each(["/api/other", `${METRICS_PATH}/anything`, `${METRICS_PATH}/`, "/api"])(
    "a page view at another address, %s, is answered 404",
    async path => {
      const sent = { method: "POST", headers: BROWSER_HEADERS, body: viewText }
      expectRefusal(await send(site.url, path, sent), 404)
    },
  )

  const chunked = "Transfer-Encoding: chunked\r\n\r\n"
  const small = "Content-Length: 100\r\n\r\n"
  const large = "Content-Length: 300000000\r\n\r\n"

  test.each<[string, string, string, number]>([
    ...[small, large, chunked].flatMap<[string, string, string, number]>(body => [
      ["POST", "multipart/form-data; boundary=x", body, 415],
      ["POST", "text/plain", body, 415],
      ["GET", "application/json", body, 405],
    ]),
    ["POST", "application/json; charset=utf-16", chunked, 415],
    ["POST", "application/json", large, 413],
    ["PUT", "application/json", chunked, 405],
  ])(
    "%s of %s, with %j, is answered %4$i before its body has come",
    async (method, type, body, status) => {
      const head = `${method} ${METRICS_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n`
      const socket = await sendText(site.url, head + body)
      const [answer] = await once(socket, "data")
      socket.destroy()
      expect(Number(answer.toString().split(" ")[1])).toBe(status)
    },
  )
})
