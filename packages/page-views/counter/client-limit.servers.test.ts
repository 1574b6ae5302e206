import { join } from "node:path"
import type { PageView } from "@site/page-view-contract"
import { openSqliteStore } from "../stores/sqlite-store"
import { makeDirectory } from "../test-site/release-on-disk"
import { sendView, VIEW } from "../test-site/request"
import { type RunningSite, startSite, storedIn } from "../test-site/running-site"
import { stopClock } from "../test-site/still-clock"
import { AGENTS, parisDay } from "./counted-view"
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

  test.each([
    ["192.0.2.1", "192.0.2.1:1001", "192.0.2.1:1002", "::ffff:192.0.2.1", "[::ffff:192.0.2.1]:443"],
    ["2001:db8::1", "[2001:db8::2]", "[2001:db8::3]:1001", "[2001:db8::3]:1002", "2001:db8::4%1"],
    ["unknown7", "unknown8", "_hidden", "192.0.2.1:x", "256.0.0.1", "1", "7", "[1", "%", "a,"],
  ])("issue 30.4.2: %s and %s share a limit, however a proxy writes them", async (...written) => {
    site = await startSite({ rateLimit: 1, trustProxy: 1 })
    const statusOf = async (address: string) =>
      (await sendView(site.url, VIEW, { "x-forwarded-for": address })).status
    const statuses = []
    for (const address of written) statuses.push(await statusOf(address))
    expect(statuses).toEqual([204, ...Array(written.length - 1).fill(429)])
    expect(await statusOf("198.51.100.1:1001")).toBe(204)
  })

  test("issue 30.4.2: of 200 addresses, in one header line or in several, the proxy's own counts", async () => {
    site = await startSite({ rateLimit: 1, trustProxy: 1 })
    const invented = Array.from({ length: 200 }, (_, i) => `198.51.100.${i}:${i}`)
    const statusOf = async (...forwarded: string[]) =>
      (await sendView(site.url, VIEW, { "x-forwarded-for": forwarded })).status
    expect(await statusOf(`${invented}, 192.0.2.1:80`)).toBe(204)
    expect(await statusOf(...invented, "192.0.2.1")).toBe(429)
    expect(await statusOf(`${invented}`, ", ,192.0.2.1:81")).toBe(429)
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

test("R-7: one client names a few new hosts a minute; those of the last 30 days and other clients are not affected", async () => {
  stopClock()
  const directory = makeDirectory()
  const pageViewsDb = join(directory.path, "views.db")
  const yesterday = parisDay(new Date(Date.now() - 86_400_000))
  const regular = ["x", "y"].map(name => `regular-${name}.example`)
  const store = openSqliteStore(pageViewsDb)
  const row = { day: yesterday, path: "/", agent: "edge", country: "FR", count: 1 }
  await store.add(regular.map(referer => ({ ...row, referer })))
  await store.close()
  site = await startSite({ pageViewsDb, trustProxy: 1 })
  const from = async (address: string, host: string) => {
    const view = { ...VIEW, referer: `https://${host}/` }
    const { status } = await sendView(site.url, view, { "x-forwarded-for": address })
    expect(status).toBe(204)
  }
  for (let i = 0; i < 10; i += 1) await from("192.0.2.1", `invented-${i}.example`)
  for (const host of regular) await from("192.0.2.1", host)
  await from("192.0.2.1", "invented-0.example")
  await from("192.0.2.2", "another.example")
  jest.useRealTimers()
  await site.stop()
  const today = (await storedIn(pageViewsDb)).filter(({ day }) => day !== yesterday)
  expect(Object.fromEntries(today.map(({ referer, count }) => [referer, count]))).toEqual({
    "invented-0.example": 2,
    "invented-1.example": 1,
    "invented-2.example": 1,
    "regular-x.example": 1,
    "regular-y.example": 1,
    "another.example": 1,
    "(other)": 7,
  })
  directory.remove()
})

test("R-29, issue 30.4.1: one client that sends known pages with all referers and agents fills few rows; others and those of the last 30 days are counted by name", async () => {
  stopClock()
  const directory = makeDirectory()
  const pageViewsDb = join(directory.path, "views.db")
  const yesterday = parisDay(new Date(Date.now() - 86_400_000))
  const regular = { path: "/about-me", referer: "/", agent: "opera", country: "FR" }
  const store = openSqliteStore(pageViewsDb)
  await store.add([{ ...regular, day: yesterday, count: 1 }])
  await store.close()
  site = await startSite({ pageViewsDb, trustProxy: 1 })
  const from = async (address: string, view: PageView) => {
    const { status } = await sendView(site.url, view, { "x-forwarded-for": address })
    expect(status).toBe(204)
  }
  const combinations = ["/", "/about-me", "/blog/%C3%A9t%C3%A9"].flatMap(path =>
    [...AGENTS]
      .slice(0, 40)
      .map(agent => ({ path, referer: "direct", agent, country: "FR" as const })),
  )
  for (const view of combinations) await from("192.0.2.1", view)
  await from("192.0.2.1", { ...regular, country: "FR" })
  await from("192.0.2.2", { ...VIEW, referer: "/", agent: "ladybird" })
  jest.useRealTimers()
  await site.stop()
  const today = (await storedIn(pageViewsDb)).filter(({ day }) => day !== yesterday)
  const named = today.filter(({ referer }) => referer !== "(other)")
  expect(named).toHaveLength(ROWS.perMinute(ROWS.most) + 2)
  expect(named).toContainEqual(expect.objectContaining(regular))
  expect(named).toContainEqual(expect.objectContaining({ referer: "/", agent: "ladybird" }))
  expect(today.reduce((sum, { count }) => sum + count, 0)).toBe(combinations.length + 2)
  directory.remove()
})
