import * as Plot from "@observablehq/plot"
import { JSDOM } from "jsdom"
import { type BucketSum, bucketSums, unitOf } from "../buckets"
import { bucketLabel } from "../dates"
import { addDays } from "../days"
import { grouped } from "../numbers"
import { printable } from "../printable"
import type { Ranking, Stats } from "../stats"

const { document } = new JSDOM("").window

/** Colours are the page's own, so that one drawing serves both schemes and paper. */
const BAR = "var(--accent)"
const TRACK = "var(--accent-soft)"
const LINE = "var(--rule)"

/** A row of a list: its name above, its bar below. */
const ROW_HEIGHT = 40
const BAR_TOP = 24

/** The bars of the period, as SVG. `width` in pixels: a drawing that is only scaled has tiny letters. */
export function viewsChart(stats: Stats, width: number): string {
  const unit = unitOf(stats)
  const sums = bucketSums(stats, stats.days)
  const highest = sums.reduce((best, sum) => (sum.views > best.views ? sum : best))
  return drawn({
    document,
    width,
    height: width > 500 ? 300 : 230,
    marginLeft: 44,
    marginRight: 8,
    marginTop: 28,
    marginBottom: 40,
    ariaLabel: `Bars of the views per ${unit}. The most, ${grouped(highest.views)}: ${bucketLabel(highest.bucket, unit)}.`,
    x: { type: "utc", label: null },
    y: { label: null, nice: true, zero: true },
    marks: [
      Plot.gridY({ stroke: LINE, strokeOpacity: 1 }),
      Plot.axisY({ ticks: 4, tickSize: 0, tickFormat: grouped, label: null }),
      Plot.axisX({ ticks: width > 500 ? 8 : 4, tickSize: 0, label: null }),
      Plot.rectY(sums, {
        x1: ({ bucket }: BucketSum) => new Date(bucket.since),
        x2: ({ bucket }: BucketSum) => new Date(addDays(bucket.until, 1)),
        y: "views",
        fill: BAR,
        fillOpacity: ({ bucket }: BucketSum) => (bucket.isPartial ? 0.45 : 1),
        insetLeft: 1,
        insetRight: 1,
      }),
      Plot.ruleY([0], { stroke: "var(--edge)" }),
      Plot.text([highest], {
        x: ({ bucket }: BucketSum) => middleOf(bucket),
        y: "views",
        text: ({ views }: BucketSum) => grouped(views),
        dy: -10,
        fill: "var(--ink)",
      }),
    ],
  })
}

const middleOf = ({ since, until }: BucketSum["bucket"]): Date =>
  new Date((Date.parse(since) + Date.parse(addDays(until, 1))) / 2)

/** A list as horizontal bars, each under its name, as SVG. */
export function rankingChart(title: string, { rows }: Ranking, width: number): string {
  const named = rows.map(row => ({ ...row, label: printable(row.name) }))
  const most = Math.max(...rows.map(({ views }) => views))
  return drawn({
    document,
    width,
    height: rows.length * ROW_HEIGHT,
    margin: 0,
    ariaLabel: `Bars of the views by ${title.toLowerCase()}, the most first.`,
    x: { domain: [0, most], axis: null },
    y: { domain: rows.map(({ name }) => name), axis: null, padding: 0 },
    marks: [
      Plot.barX(named, { x: most, y: "name", fill: TRACK, insetTop: BAR_TOP, insetBottom: 8 }),
      Plot.barX(named, { x: "views", y: "name", fill: BAR, insetTop: BAR_TOP, insetBottom: 8 }),
      Plot.text(named, {
        y: "name",
        text: "label",
        frameAnchor: "left",
        textAnchor: "start",
        dy: -8,
        lineWidth: width / 14 - 6,
        textOverflow: "ellipsis",
        fill: "var(--ink)",
      }),
      Plot.text(named, {
        y: "name",
        text: ({ views }: { views: number }) => grouped(views),
        frameAnchor: "right",
        textAnchor: "end",
        dy: -8,
        fill: "var(--ink)",
      }),
    ],
  })
}

/** Plot's SVG without its style element, which the page's policy refuses: its rules are the page's. */
function drawn(options: Plot.PlotOptions): string {
  const chart = Plot.plot({ ...options, className: "chart", style: undefined })
  chart.setAttribute("role", "img")
  for (const style of chart.querySelectorAll("style")) style.remove()
  return chart.outerHTML
}
