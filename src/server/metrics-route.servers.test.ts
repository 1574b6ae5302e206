/** @jest-environment node */
import { connect } from "node:net"
import { METRICS_PATH } from "../metrics/contract"
import { until } from "../testing/until"
import { REFUSAL_REASONS } from "./server-metrics"
import { openSqliteFile } from "./sqlite-driver"
import { send, sendView, VIEW } from "./test-site/request"
import { type RunningSite, startSite } from "./test-site/running-site"
import { METRICS_TOKEN, scrape, seriesOf } from "./test-site/scrape"
import { stopClock } from "./test-site/still-clock"

let site: RunningSite
afterEach(() => jest.useRealTimers())
afterEach(() => site.stop())

const ADDRESS = "/api/metrics"
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

test("without a token in the environment there is no such address", async () => {
  site = await startSite()
  const [metrics, unknown] = await Promise.all(
    [ADDRESS, "/api/other"].map(path => send(site.url, path, { headers: bearer(METRICS_TOKEN) })),
  )
  expect(metrics).toMatchObject({ status: 404, text: unknown?.text })
  expect({ ...metrics?.headers, date: "" }).toEqual({ ...unknown?.headers, date: "" })
})

describe("with a token", () => {
  beforeEach(async () => {
    site = await startSite({ metricsToken: METRICS_TOKEN })
  })

  test.each<[string, Record<string, string>]>([
    ["no header", {}],
    ["another token", bearer("another-token-of-16")],
    ["the beginning of the token", bearer(METRICS_TOKEN.slice(0, -1))],
    ["more than the token", bearer(`${METRICS_TOKEN}x`)],
    ["the token in upper case", bearer(METRICS_TOKEN.toUpperCase())],
    ["an empty token", bearer("")],
    ["the token twice", bearer(`${METRICS_TOKEN} ${METRICS_TOKEN}`)],
    ["the token alone", { authorization: METRICS_TOKEN }],
    ["another scheme", { authorization: `Basic ${METRICS_TOKEN}` }],
  ])("%s is answered 401", async (_name, headers) => {
    const answer = await send(site.url, ADDRESS, { headers })
    expect(answer).toMatchObject({ status: 401, text: '{"error":"a token is needed"}' })
    expect(answer.headers).toMatchObject({
      "www-authenticate": "Bearer",
      "cache-control": "no-store",
    })
  })

  test("the token opens the metrics, whatever the case of its scheme; nobody keeps them", async () => {
    for (const authorization of [`Bearer ${METRICS_TOKEN}`, `bearer ${METRICS_TOKEN}`]) {
      const answer = await send(site.url, ADDRESS, { headers: { authorization } })
      expect(answer.status).toBe(200)
      expect(answer.headers).toMatchObject({
        "content-type": "application/openmetrics-text; version=1.0.0; charset=utf-8",
        "cache-control": "no-store",
      })
    }
  })

  test("HEAD is answered without a body, and other methods with 405", async () => {
    const headers = bearer(METRICS_TOKEN)
    const head = await send(site.url, ADDRESS, { method: "HEAD", headers })
    expect(head).toMatchObject({ status: 200, text: "" })
    for (const method of ["POST", "PUT", "DELETE"]) {
      const answer = await send(site.url, ADDRESS, { method, headers })
      expect(answer).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } })
    }
  })

  test("no address below it is the metrics'", async () => {
    const answer = await send(site.url, `${ADDRESS}/x`, { headers: bearer(METRICS_TOKEN) })
    expect(answer.status).toBe(404)
  })

  test("neither the token nor a wrong one is in the log", async () => {
    await send(site.url, ADDRESS, { headers: bearer("WRONG-TOKEN-SECRET") })
    await scrape(site.url)
    expect(site.log()).toMatch(/"metrics":true.*"msg":"started"/)
    expect(site.log()).not.toMatch(new RegExp(`SECRET|${METRICS_TOKEN}`))
  })

  test("counted views and their time are there", async () => {
    await Promise.all(Array.from({ length: 30 }, () => sendView(site.url)))
    const series = seriesOf(await scrape(site.url))
    expect(series.get("portfolio_page_views_total")).toBe(30)
    expect(series.get("portfolio_bot_views_total")).toBe(0)
    expect(series.get("portfolio_store_failures_total")).toBe(0)
    expect(series.get("portfolio_page_views_waiting")).toBe(0)
    const duration = "portfolio_page_view_duration_seconds"
    expect(series.get(`${duration}_count`)).toBe(30)
    expect(series.get(`${duration}_bucket{le="+Inf"}`)).toBe(30)
    expect(series.get(`${duration}_sum`)).toBeGreaterThan(0)
    expect(series.get("process_resident_memory_bytes")).toBeGreaterThan(30e6)
    expect(series.get("process_uptime_seconds")).toBeGreaterThan(0)
    const age = Date.now() / 1000 - (series.get("process_start_time_seconds") ?? 0)
    expect(Math.abs(age - (series.get("process_uptime_seconds") ?? 0))).toBeLessThan(5)
    for (const name of ["p99", "max"]) {
      expect(series.get(`nodejs_eventloop_lag_${name}_seconds`)).toBeGreaterThanOrEqual(0)
    }
  })

  test("each refusal is counted under its reason, and takes no part in the time", async () => {
    const type = { "content-type": "application/json" }
    const post = (headers: Record<string, string>, body: string) =>
      send(site.url, METRICS_PATH, { method: "POST", headers, body })
    await sendView(site.url, { ...VIEW, path: 'no-path"}\n' })
    await post(type, "{bad")
    await sendView(site.url, VIEW, { "sec-fetch-site": "cross-site" })
    await send(site.url, METRICS_PATH)
    await post({ "content-type": "text/plain" }, "x")
    await post({ ...type, "content-encoding": "gzip" }, "x")
    await sendView(site.url, { ...VIEW, extra: "a".repeat(9000) })
    const series = seriesOf(await scrape(site.url))
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
    const other = openSqliteFile(`${site.releaseDirectory}/../data/page-views.db`)
    other.exec("ALTER TABLE page_views RENAME TO away")
    await sendView(site.url)
    other.exec("ALTER TABLE away RENAME TO page_views")
    other.close()
    const series = seriesOf(await scrape(site.url))
    expect(refusalsOf(series)).toEqual({ ...noRefusals, unavailable: 1 })
    expect(series.get("portfolio_store_failures_total")).toBe(1)
  })

  test("a client that went away before its answer is counted as gone", async () => {
    const { hostname, port } = new URL(site.url)
    const socket = connect(Number(port), hostname)
    const head = `POST ${METRICS_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n`
    await new Promise(resolve => socket.write(`${head}{"pa`, resolve))
    await send(site.url, "/healthz")
    await new Promise(resolve => socket.once("close", resolve).destroy())
    const series = await until(
      async () => seriesOf(await scrape(site.url)),
      found => refusalsOf(found).gone !== 0,
    )
    expect(refusalsOf(series)).toEqual({ ...noRefusals, gone: 1 })
  })

  test("what visitors send makes no series", async () => {
    const namesOf = (text: string) => [...seriesOf(text).keys()]
    const before = namesOf(await scrape(site.url))
    await sendView(site.url, VIEW, { "user-agent": "UA-SECRET", host: "HOST-SECRET" })
    await sendView(site.url, { ...VIEW, path: "/SECRET", referer: "https://secret.example/" })
    await send(site.url, "/SECRET")
    const text = await scrape(site.url)
    expect(namesOf(text)).toEqual(before)
    expect(text).not.toMatch(/secret|127\.0\.0\.1/i)
  })
})

test("R-6: a client over its limit is counted as such", async () => {
  stopClock()
  site = await startSite({ metricsToken: METRICS_TOKEN, rateLimit: 2 })
  for (let i = 0; i < 5; i += 1) await sendView(site.url)
  const series = seriesOf(await scrape(site.url))
  expect(refusalsOf(series)).toEqual({ ...noRefusals, rate_limited: 3 })
  expect(series.get("portfolio_page_views_total")).toBe(2)
})

test("behind a path prefix the metrics are below it, as everything else", async () => {
  site = await startSite({ metricsToken: METRICS_TOKEN }, "/moi")
  const { origin } = new URL(site.url)
  const headers = bearer(METRICS_TOKEN)
  await send(origin, `/moi${METRICS_PATH}`)
  const answer = await send(origin, `/moi${ADDRESS}`, { headers })
  expect(refusalsOf(seriesOf(answer.text))).toEqual({ ...noRefusals, method: 1 })
  expect((await send(origin, ADDRESS, { headers })).status).toBe(404)
})

describe("OpenMetrics 1.0, beyond what the parser of the older format checks", () => {
  let lines: string[]
  beforeEach(async () => {
    site = await startSite({ metricsToken: METRICS_TOKEN })
    await sendView(site.url)
    const text = await scrape(site.url)
    expect(text.endsWith("\n")).toBe(true)
    lines = text.slice(0, -1).split("\n")
  })

  test("the last line says that nothing is missing, and no line is empty", () => {
    expect(lines.indexOf("# EOF")).toBe(lines.length - 1)
    expect(lines).not.toContain("")
  })

  test("each family is described, typed and complete before the next one", () => {
    let family = ""
    let type = ""
    const seen = new Set<string>()
    for (const line of lines.slice(0, -1)) {
      const [, keyword, name = "", rest = ""] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? []
      if (keyword === "HELP") {
        expect(seen).not.toContain(name)
        seen.add(name)
        family = name
        type = ""
        expect(rest).toMatch(/^[A-Z0-9].*\.$/)
      } else if (keyword === "TYPE") {
        expect(name).toBe(family)
        type = rest
        expect(["counter", "gauge", "histogram"]).toContain(type)
        expect(name).toMatch(/^[a-z][a-z0-9_]*$/)
        expect(name).not.toMatch(/_(?:total|created|count|sum|bucket)$/)
      } else {
        const suffix = { counter: "_total", gauge: "", histogram: "_(?:bucket|count|sum)" }[type]
        expect(line).toMatch(
          new RegExp(
            `^${family}${suffix}(?:\\{[a-z]+="[^"\\\\\n]+"\\})? \\d+(?:\\.\\d+)?(?:e-\\d+)?$`,
          ),
        )
      }
    }
    expect(seen.size).toBeGreaterThan(10)
  })

  test("times are in seconds, sizes in bytes, and the name says so at its end", () => {
    const measured = [...seriesOf(lines.join("\n")).keys()].filter(name =>
      /memory|duration|lag|time/.test(name),
    )
    expect(measured.length).toBeGreaterThan(5)
    for (const name of measured) {
      expect(name).toMatch(/_(?:seconds|bytes)(?:_(?:bucket|count|sum))?(?:\{le=".+"\})?$/)
    }
  })

  test("buckets are in order, cumulative, written as floats, and end with +Inf", () => {
    const buckets = lines.flatMap(line => {
      const [, le, count] = /_bucket\{le="(.+)"\} (\d+)$/.exec(line) ?? []
      return le === undefined ? [] : [{ le, count: Number(count) }]
    })
    expect(buckets.at(-1)?.le).toBe("+Inf")
    const bounds = buckets.slice(0, -1).map(({ le }) => le)
    for (const le of bounds) expect(le).toMatch(/^\d+\.\d+$/)
    expect(bounds.map(Number)).toEqual(bounds.map(Number).sort((a, b) => a - b))
    const counts = buckets.map(({ count }) => count)
    expect(counts).toEqual([...counts].sort((a, b) => a - b))
    expect(counts.at(-1)).toBe(1)
  })
})

const noRefusals = Object.fromEntries(REFUSAL_REASONS.map(reason => [reason, 0]))

const refusalsOf = (series: Map<string, number>): Record<string, number | undefined> =>
  Object.fromEntries(
    REFUSAL_REASONS.map(reason => [
      reason,
      series.get(`portfolio_page_view_refusals_total{reason="${reason}"}`),
    ]),
  )
