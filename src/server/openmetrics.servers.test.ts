/** @jest-environment node */
import { sendView } from "./test-site/request"
import { siteOfEachTest } from "./test-site/running-site"
import { METRICS_TOKEN, scrape, seriesOf } from "./test-site/scrape"

describe("OpenMetrics 1.0, beyond what the parser of the older format checks", () => {
  const site = siteOfEachTest({ metricsToken: METRICS_TOKEN })
  let lines: string[]
  beforeEach(async () => {
    await sendView(site().url)
    const text = await scrape(site().url)
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
