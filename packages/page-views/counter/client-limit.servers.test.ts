import { Agent } from "node:http"
import type { PageView } from "@site/page-view-contract"
import type { ViewCount } from "../stores/counts"
import { BROWSER_HEADERS, post, sendView, VIEW } from "../test-site/request"
import { type RunningSite, startSite } from "../test-site/running-site"
import { stopClock } from "../test-site/still-clock"
import { AGENTS } from "./counted-view"
import { ROWS } from "./limits"

let site: RunningSite

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
    const refused = flood.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(180)
    expect(refused[0]).toMatchObject({
      text: '{"error":"too many page views"}',
      headers: { "retry-after": "1" },
    })
    expect(site.log()).not.toContain("192.0.2")
    expect(passed).toBe(20)
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([204]))
    expect(await site.stored()).toMatchObject([{ count: passed + 100 }])
  })

  test("a refused view leaves its connection open, because a proxy uses it for others too", async () => {
    site = await startSite({ rateLimit: 1 })
    const agent = new Agent({ keepAlive: true })
    const sent = { agent, headers: BROWSER_HEADERS, body: JSON.stringify(VIEW) }
    const answers = [await post(site.url, sent), await post(site.url, sent)]
    expect(answers.map(({ status }) => status)).toEqual([204, 429])
    expect(answers.map(({ headers }) => headers.connection)).toEqual(["keep-alive", "keep-alive"])
    agent.destroy()
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

  test.each([
    ["192.0.2.1", "192.0.2.1:1001", "192.0.2.1:1002", "::ffff:192.0.2.1", "[::ffff:192.0.2.1]:443"],
    ["2001:db8::1", "[2001:db8::2]", "[2001:db8::3]:1001", "[2001:db8::3]:1002", "2001:db8::4%1"],
    ["unknown7", "unknown8", "_hidden", "192.0.2.1:x", "256.0.0.1", "1", "7", "[1", "%", "a,"],
  ])("%s and %s share a limit, however a proxy writes them", async (...written) => {
    site = await startSite({ rateLimit: 1, trustProxy: 1 })
    const statusOf = async (address: string) =>
      (await sendView(site.url, VIEW, { "x-forwarded-for": address })).status
    const statuses = []
    for (const address of written) statuses.push(await statusOf(address))
    expect(statuses).toEqual([204, ...Array(written.length - 1).fill(429)])
    expect(await statusOf("198.51.100.1:1001")).toBe(204)
  })

  test("of 200 addresses, in one header line or in several, the proxy's own counts", async () => {
    site = await startSite({ rateLimit: 1, trustProxy: 1 })
    const invented = Array.from({ length: 200 }, (_, i) => `198.51.100.${i}:${i}`)
    const statusOf = async (...forwarded: string[]) =>
      (await sendView(site.url, VIEW, { "x-forwarded-for": forwarded })).status
    expect(await statusOf(`${invented}, 192.0.2.1:80`)).toBe(204)
    expect(await statusOf(...invented, "192.0.2.1")).toBe(429)
    expect(await statusOf(`${invented}`, ", ,192.0.2.1:81")).toBe(429)
  })

  test("a client cannot choose its address when no proxy is trusted, which is logged once", async () => {
    site = await startSite({ rateLimit: 1 })
    const answers = [
      await sendView(site.url, VIEW, { "x-forwarded-for": "192.0.2.1" }),
      await sendView(site.url, VIEW, { "x-forwarded-for": "192.0.2.2" }),
    ]
    expect(answers.map(answer => answer.status)).toEqual([204, 429])
    expect(site.log().match(/set TRUST_PROXY/g)).toHaveLength(1)
  })
})

/** Counts into a new file; returns its rows. */
async function countedAfter(
  work: (sendFrom: (address: string, view: PageView) => Promise<void>) => Promise<void>,
): Promise<ViewCount[]> {
  stopClock()
  site = await startSite({ trustProxy: 1 })
  await work(async (address, view) => {
    const { status } = await sendView(site.url, view, { "x-forwarded-for": address })
    expect(status).toBe(204)
  })
  jest.useRealTimers()
  const rows = await site.stored()
  await site.stop()
  return rows
}

test("R-7: one client names a few new hosts a minute; other clients are free", async () => {
  const rows = await countedAfter(async sendFrom => {
    const from = (address: string, host: string) =>
      sendFrom(address, { ...VIEW, referer: `https://${host}/` })
    for (let i = 0; i < 10; i += 1) await from("192.0.2.1", `invented-${i}.example`)
    await from("192.0.2.1", "invented-0.example")
    await from("192.0.2.2", "another.example")
  })
  expect(Object.fromEntries(rows.map(({ referer, count }) => [referer, count]))).toEqual({
    "invented-0.example": 2,
    "invented-1.example": 1,
    "invented-2.example": 1,
    "another.example": 1,
    "(other)": 7,
  })
})

test("R-29: one client that sends every known key fills few rows; others are counted by name", async () => {
  const other = { ...VIEW, referer: "/", agent: "ladybird" }
  const combinations = ["/", "/about-me", "/blog/%C3%A9t%C3%A9"].flatMap(path =>
    [...AGENTS]
      .slice(0, 40)
      .map(agent => ({ path, referer: "direct", agent, country: "FR" }) satisfies PageView),
  )
  const rows = await countedAfter(async sendFrom => {
    for (const view of combinations) await sendFrom("192.0.2.1", view)
    await sendFrom("192.0.2.2", other)
  })
  const named = rows.filter(({ referer }) => referer !== "(other)")
  expect(named).toHaveLength(ROWS.perMinute + 1)
  const { path: _path, ...kept } = other
  expect(named).toContainEqual(expect.objectContaining(kept))
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(combinations.length + 1)
})

test("R-24: a whole IPv6 /48 names as many new hosts a minute as one address; others are named", async () => {
  const rows = await countedAfter(async sendFrom => {
    const from = (address: string, host: string) =>
      sendFrom(address, { ...VIEW, referer: `https://${host}/` })
    for (let i = 0; i < 40; i += 1)
      await from(`2001:db8:0:${(i * 256).toString(16)}::1`, `invented-${i}.example`)
    await from("2001:db8:1::1", "real.example")
  })
  const named = rows.map(({ referer }) => referer).filter(referer => referer !== "(other)")
  expect(named.filter(host => host.startsWith("invented-"))).toHaveLength(3)
  expect(named).toContain("real.example")
})
