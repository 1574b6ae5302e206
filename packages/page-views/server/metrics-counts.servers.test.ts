import { connect } from "node:net"
import { join } from "node:path"
import { METRICS_PATH } from "@site/page-view-contract"
import { until } from "../../../src/testing/until"
import { openSqliteFile } from "../stores/sqlite-driver"
import { send, sendView, VIEW } from "../test-site/request"
import { siteOfEachTest, startSite } from "../test-site/running-site"
import { METRICS_TOKEN, noRefusals, refusalsOf, scrape, seriesOf } from "../test-site/scrape"
import { stopClock } from "../test-site/still-clock"

afterEach(() => jest.useRealTimers())

describe("with a token", () => {
  const site = siteOfEachTest({ metricsToken: METRICS_TOKEN })

  test("counted views and their time are there", async () => {
    await Promise.all(Array.from({ length: 30 }, () => sendView(site().url)))
    const series = seriesOf(await scrape(site().url))
    expect(series.get("portfolio_page_views_total")).toBe(30)
    expect(series.get("portfolio_bot_views_total")).toBe(0)
    expect(series.get("portfolio_store_failures_total")).toBe(0)
    expect(series.get("portfolio_page_views_waiting")).toBe(0)
    const duration = "portfolio_page_view_duration_seconds"
    expect(series.get(`${duration}_count`)).toBe(30)
    expect(series.get(`${duration}_bucket{le="+Inf"}`)).toBe(30)
    expect(series.get(`${duration}_sum`)).toBeGreaterThan(0)
    expect(series.has("process_resident_memory_bytes")).toBe(true)
  })

  test("each refusal is counted under its reason, and takes no part in the time", async () => {
    const type = { "content-type": "application/json" }
    const post = (headers: Record<string, string>, body: string) =>
      send(site().url, METRICS_PATH, { method: "POST", headers, body })
    await sendView(site().url, { ...VIEW, path: 'no-path"}\n' })
    await post(type, "{bad")
    await sendView(site().url, VIEW, { "sec-fetch-site": "cross-site" })
    await send(site().url, METRICS_PATH)
    await post({ "content-type": "text/plain" }, "x")
    await post({ ...type, "content-encoding": "gzip" }, "x")
    await sendView(site().url, { ...VIEW, extra: "a".repeat(9000) })
    const series = seriesOf(await scrape(site().url))
    expect(refusalsOf(series)).toEqual({
      ...noRefusals,
      invalid: 2,
      cross_site: 1,
      method: 1,
      content_type: 2,
      too_large: 1,
    })
    expect(series.get("portfolio_page_views_total")).toBe(0)
    expect(series.get("portfolio_page_view_duration_seconds_count")).toBe(0)
  })

  test("failures of the store are counted, and the views that they cost", async () => {
    const other = openSqliteFile(join(site().releaseDirectory, "../data/page-views.db"))
    other.exec("ALTER TABLE page_views RENAME TO away")
    await sendView(site().url)
    other.exec("ALTER TABLE away RENAME TO page_views")
    other.close()
    const series = seriesOf(await scrape(site().url))
    expect(refusalsOf(series)).toEqual({ ...noRefusals, unavailable: 1 })
    expect(series.get("portfolio_store_failures_total")).toBe(1)
  })

  test("a client that went away before its answer is counted as gone", async () => {
    const { hostname, port } = new URL(site().url)
    const socket = connect(Number(port), hostname)
    const head = `POST ${METRICS_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n`
    await new Promise(resolve => socket.write(`${head}{"pa`, resolve))
    await send(site().url, "/healthz")
    await new Promise(resolve => socket.once("close", resolve).destroy())
    const series = await until(
      async () => seriesOf(await scrape(site().url)),
      found => refusalsOf(found).gone !== 0,
    )
    expect(refusalsOf(series)).toEqual({ ...noRefusals, gone: 1 })
  })

  test("what visitors send makes no series", async () => {
    // Node's own series of garbage collection begin with the first collection.
    const namesOf = (text: string) =>
      [...seriesOf(text).keys()].filter(name => name.startsWith("portfolio_"))
    const before = namesOf(await scrape(site().url))
    await sendView(site().url, VIEW, { "user-agent": "UA-SECRET", host: "HOST-SECRET" })
    await sendView(site().url, { ...VIEW, path: "/SECRET", referer: "https://secret.example/" })
    await send(site().url, "/SECRET")
    const text = await scrape(site().url)
    expect(namesOf(text)).toEqual(before)
    expect(text).not.toMatch(/secret|127\.0\.0\.1/i)
  })
})

test("R-6: a client over its limit is counted as such", async () => {
  stopClock()
  const site = await startSite({ metricsToken: METRICS_TOKEN, rateLimit: 2 })
  for (let i = 0; i < 5; i += 1) await sendView(site.url)
  const series = seriesOf(await scrape(site.url))
  expect(refusalsOf(series)).toEqual({ ...noRefusals, rate_limited: 3 })
  expect(series.get("portfolio_page_views_total")).toBe(2)
  await site.stop()
})
