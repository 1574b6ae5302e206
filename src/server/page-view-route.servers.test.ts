import { once } from "node:events"
import { Agent } from "node:http"
import { connect } from "node:net"
import { setImmediate } from "node:timers/promises"
import { gzipSync } from "node:zlib"
import { METRICS_PATH } from "../metrics/contract"
import { until } from "../testing/until"
import { type Answer, BROWSER_HEADERS, type Sent, send, sendView, VIEW } from "./test-site/request"
import { type RunningSite, startSite } from "./test-site/running-site"
import { stopClock } from "./test-site/still-clock"

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

  test.each(["Googlebot/2.1 (+http://www.google.com/bot.html)", ""])(
    "R-9: of a bot (%j) only the day is counted, and it is answered like a browser",
    async agent => {
      expect(await sendView(site.url, VIEW, { "user-agent": agent })).toMatchObject({
        status: 204,
        text: "",
      })
      expect(await site.stored()).toEqual([])
      expect(await site.storedBots()).toEqual([
        { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), count: 1 },
      ])
    },
  )

  test("R-9: a bot's view that is none is refused like anybody's, and not counted", async () => {
    const bot = { "user-agent": "curl/8.5.0" }
    expect((await sendView(site.url, { ...VIEW, path: "nope" }, bot)).status).toBe(400)
    expect(await site.storedBots()).toEqual([])
  })
})

describe("R-5: every bound holds at the limit and one past it", () => {
  const ADDRESS = { path: "/about-me?", referer: "https://news.example/" }
  /** JSON may end in spaces: a page view of exactly that many bytes. */
  const bodyOf = (bytes: number) => JSON.stringify(VIEW).padEnd(bytes)
  const chunked = { ...BROWSER_HEADERS, "transfer-encoding": "chunked" }

  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site.stop())

  test.each<[string, number, object]>([
    ["a path of 2 048 characters", 204, { path: ADDRESS.path.padEnd(2048, "a") }],
    ["a path of 2 049 characters", 400, { path: ADDRESS.path.padEnd(2049, "a") }],
    ["a referer of 2 048 characters", 204, { referer: ADDRESS.referer.padEnd(2048, "a") }],
    ["a referer of 2 049 characters", 400, { referer: ADDRESS.referer.padEnd(2049, "a") }],
    ["an agent of 64 characters", 204, { agent: "a".repeat(64) }],
    ["an agent of 65 characters", 400, { agent: "a".repeat(65) }],
  ])("%s is answered %i", async (_name, status, change) => {
    expect((await sendView(site.url, { ...VIEW, ...change })).status).toBe(status)
  })

  test.each<[string, number, Sent]>([
    ["a body of 8 KiB", 204, { body: bodyOf(8192) }],
    ["a body of 8 KiB and a byte", 413, { body: bodyOf(8193) }],
    ["a chunked body of 8 KiB", 204, { headers: chunked, body: bodyOf(8192) }],
    ["a chunked body of 8 KiB and a byte", 413, { headers: chunked, body: bodyOf(8193) }],
  ])("%s is answered %i", async (_name, status, sent) => {
    expect((await post({ headers: BROWSER_HEADERS, ...sent })).status).toBe(status)
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

  test.each(["/api/other", `${METRICS_PATH}/anything`, `${METRICS_PATH}/`, "/api"])(
    "a page view at another address, %s, is answered 404",
    async path => {
      const sent = { method: "POST", headers: BROWSER_HEADERS, body: viewText }
      expectRefusal(await send(site.url, path, sent), 404)
    },
  )

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

/** Begins an upload of 64 MiB, and returns when it is answered. */
async function upload(path: string, headers: string) {
  const { hostname, port } = new URL(site.url)
  const socket = connect(Number(port), hostname).on("error", () => {})
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n${headers}\r\n4000000\r\n`,
  )
  let outcome: "going on" | "read" | "cut off" = "going on"
  socket.write(Buffer.alloc(0x4000000), error => {
    outcome = error ? "cut off" : "read"
  })
  const [answer] = await once(socket, "data")
  return { socket, status: Number(String(answer).split(" ")[1]), outcome: () => outcome }
}

describe("R-5: an upload that is left unread", () => {
  afterEach(async () => {
    jest.useRealTimers()
    await site.stop()
  })

  test("ends its connection, and the next request gets another one", async () => {
    site = await startSite()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const body = Buffer.alloc(300_000, 32)
    const lengths = [
      ["content-length", "300000"],
      ["transfer-encoding", "chunked"],
    ]
    for (const [name = "", value = ""] of lengths) {
      const refused = await post({ agent, headers: { ...JSON_TYPE, [name]: value }, body })
      expect(refused).toMatchObject({ status: 413, headers: { connection: "close" } })
      expect(JSON.parse(refused.text)).toEqual({ error: "the body is too large" })
      expect((await send(site.url, "/about-me", { agent })).status).toBe(200)
    }
    agent.destroy()
  })

  test("stays in the client, wherever it goes, and is cut off after a while", async () => {
    jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate", "performance"] })
    // The clock stands still: the three that are about their body are admitted, the last one is not.
    site = await startSite({ rateLimit: 3 })
    const json = "Content-Type: application/json"
    const uploads = [
      await upload("/about-me", `${json}\r\n`),
      await upload("/api/x", `${json}\r\n`),
      await upload(METRICS_PATH, `${json}\r\n`),
      await upload(METRICS_PATH, `${json}\r\nContent-Encoding: gzip\r\n`),
      await upload(METRICS_PATH, `${json}; charset=latin1\r\n`),
      await upload(METRICS_PATH, `${json}\r\n`),
    ]
    expect(uploads.map(({ status }) => status)).toEqual([405, 404, 413, 415, 415, 429])
    jest.advanceTimersByTime(5000)
    jest.useRealTimers()
    const outcomes = await until(
      async () => {
        await setImmediate()
        return uploads.map(({ outcome }) => outcome())
      },
      all => !all.includes("going on"),
    )
    expect(outcomes).toEqual(uploads.map(() => "cut off"))
  })

  test("R-4: keeps a server that stops waiting for a moment only", async () => {
    jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] })
    site = await startSite()
    const { socket } = await upload("/about-me", "")
    await once(socket, "end")
    const stopped = site.stop()
    // Whatever else would close the connection never comes.
    jest.advanceTimersByTime(250)
    jest.useRealTimers()
    await stopped
    site = await startSite()
  })
})

describe("R-6: the limit per client", () => {
  beforeEach(stopClock)
  afterEach(async () => {
    jest.useRealTimers()
    await site.stop()
  })

  test("in a flood from one client as many pass as allowed, and everyone beside it is counted", async () => {
    site = await startSite({ rateLimit: 20, trustProxy: 1 })
    const from = (address: string) => sendView(site.url, VIEW, { "x-forwarded-for": address })
    const [flood, others] = await Promise.all([
      Promise.all(Array.from({ length: 200 }, () => from("192.0.2.1"))),
      Promise.all(Array.from({ length: 100 }, (_, i) => from(`198.51.100.${i}`))),
    ])
    const passed = flood.filter(({ status }) => status === 204).length
    const refused = flood.filter(({ status }) => status === 429).length
    expect(passed + refused).toBe(200)
    expect(passed).toBe(20)
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([204]))
    expect(await site.stored()).toMatchObject([{ count: passed + 100 }])
  })

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

  test("the addresses that one client may have in IPv6 share a limit", async () => {
    site = await startSite({ rateLimit: 1, trustProxy: 1 })
    const statusOf = async (address: string) =>
      (await sendView(site.url, VIEW, { "x-forwarded-for": address })).status
    expect(await statusOf("2001:db8:0:1200::1")).toBe(204)
    expect(await statusOf("2001:db8::12ff:ffff:0:0:2")).toBe(429)
    expect(await statusOf("2001:db8:0:1300::1")).toBe(204)
    expect(await statusOf("::ffff:192.0.2.1")).toBe(204)
    expect(await statusOf("192.0.2.1")).toBe(429)
    expect(await statusOf("::ffff:192.0.2.2")).toBe(204)
  })

  test("behind a proxy, an address that the client writes in front of its own changes nothing", async () => {
    site = await startSite({ rateLimit: 1, trustProxy: 1 })
    const answers = [
      await sendView(site.url, VIEW, { "x-forwarded-for": "192.0.2.1" }),
      await sendView(site.url, VIEW, { "x-forwarded-for": "192.0.2.2, 192.0.2.1" }),
    ]
    expect(answers.map(answer => answer.status)).toEqual([204, 429])
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
