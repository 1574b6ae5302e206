import { readFileSync } from "node:fs"
import { z } from "zod"
import { startSite } from "../test-site/running-site"
import { METRICS_TOKEN, scrape, seriesOf } from "../test-site/scrape"

/** Whatever Prometheus the reader chose: a uid of ours would be nobody else's. */
const datasource = z.object({ type: z.literal("prometheus"), uid: z.literal("$" + "{datasource}") })

const panel = z.object({
  datasource,
  targets: z.array(z.object({ refId: z.string(), datasource, expr: z.string() })).min(1),
})

const dashboard = z
  .object({
    id: z.null(),
    uid: z.undefined().optional(),
    annotations: z.object({ list: z.array(z.object({ datasource, expr: z.string() })) }),
    templating: z.object({
      list: z.array(z.object({ name: z.string(), type: z.string(), query: z.unknown() })),
    }),
    panels: z.array(panel),
  })
  .parse(JSON.parse(readFileSync("docs/grafana-dashboard.json", "utf8")))

const expressions = [
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...dashboard.annotations.list.map(({ expr }) => expr),
]

/** The names of metrics in an expression: everything else has no underscore, or a bracket after it. */
const metricsIn = (expression: string): string[] =>
  expression.replace(/\$\w+/g, "").match(/\b(?:portfolio|process|nodejs)_\w+/g) ?? []

test("the dashboard queries metrics that the server has, and all of those of page views", async () => {
  const site = await startSite({ metricsToken: METRICS_TOKEN })
  const text = await scrape(site.url)
  await site.stop()
  const given = new Set([...seriesOf(text).keys()].map(name => name.replace(/\{.*/, "")))
  for (const expression of expressions) {
    expect(metricsIn(expression)).not.toEqual([])
    for (const name of metricsIn(expression)) expect(given).toContain(name)
  }
  const families = [...text.matchAll(/^# TYPE (portfolio_\w+)/gm)].map(([, family]) => family)
  expect(families.length).toBeGreaterThan(5)
  for (const family of families) expect(expressions.join()).toContain(family)
})

test("the reader chooses the data source, the job and the servers", () => {
  expect(dashboard.templating.list).toMatchObject([
    { name: "datasource", type: "datasource", query: "prometheus" },
    { name: "job", type: "query" },
    { name: "instance", type: "query" },
  ])
  for (const expression of expressions) {
    expect(expression).toContain('{job="$job", instance=~"$instance"}')
  }
})
