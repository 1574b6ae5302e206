import * as Plot from "@observablehq/plot"
import { JSDOM } from "jsdom"
import { type Bucket, type BucketSum, bucketSums, unitOf } from "../buckets"
import { bucketLabel, tickLabel } from "../dates"
import { addDays } from "../days"
import { grouped } from "../numbers"
import { printable } from "../printable"
import type { List, Stats } from "../stats"

const { document } = new JSDOM("").window

/** Colours are the page's own, so that one drawing serves both schemes and paper. */
const BAR = "var(--accent)"
const TRACK = "var(--accent-soft)"

/** A row of a list: its name above, its bar below. */
const ROW_HEIGHT = 40
const BAR_TOP = 24

/** A bar of one day must not fill the page. */
const MAX_BAR = 56
const MARGIN_LEFT = 44

/** The bars of the period, as SVG. `width` in pixels: a drawing that is only scaled has tiny letters. */
export function viewsChart(stats: Stats, width: number): string {
  const unit = unitOf(stats)
  const bars = bucketSums(stats, stats.days).map(sum => ({
    ...sum,
    start: new Date(sum.bucket.since),
    middle: middleOf(sum.bucket),
    end: new Date(addDays(sum.bucket.until, 1)),
  }))
  const highest = bars.reduce((best, bar) => (bar.views > best.views ? bar : best))
  const inset = Math.max(1, ((width - MARGIN_LEFT) / bars.length - MAX_BAR) / 2)
  const labelled = everyNth(bars, width > 500 ? 8 : 4)
  const labels = new Map(labelled.map(bar => [bar.middle.getTime(), tickLabel(bar.bucket, unit)]))
  return drawn({
    document,
    width,
    height: width > 500 ? 300 : 230,
    marginLeft: MARGIN_LEFT,
    marginRight: 0,
    marginTop: 28,
    marginBottom: 32,
    ariaLabel: `Bars of the views per ${unit}. The most, ${grouped(highest.views)}: ${bucketLabel(highest.bucket, unit)}.`,
    x: { type: "utc", label: null },
    y: { label: null, nice: true, zero: true },
    marks: [
      Plot.gridY({ ticks: 4, stroke: "var(--grid)", strokeOpacity: 1 }),
      Plot.axisY({ ticks: 4, tickSize: 0, tickFormat: wholeNumber, label: null }),
      Plot.axisX({
        ticks: labelled.map(({ middle }) => middle),
        tickFormat: (moment: Date) => labels.get(moment.getTime()) ?? "",
        tickSize: 0,
        label: null,
      }),
      Plot.rectY(bars, {
        x1: "start",
        x2: "end",
        y: "views",
        fill: BAR,
        fillOpacity: ({ bucket }: BucketSum) => (bucket.isPartial ? 0.45 : 1),
        insetLeft: inset,
        insetRight: inset,
      }),
      Plot.ruleY([0], { stroke: "var(--edge)" }),
      Plot.text([highest], {
        x: "middle",
        y: "views",
        text: ({ views }: BucketSum) => grouped(views),
        dy: -10,
        fill: "var(--ink)",
      }),
    ],
  })
}

/** There is no half view. */
const wholeNumber = (value: number): string => (Number.isInteger(value) ? grouped(value) : "")

const middleOf = ({ since, until }: Bucket): Date =>
  new Date((Date.parse(since) + Date.parse(addDays(until, 1))) / 2)

/** As many as there is room for, at equal distances. */
function everyNth<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.ceil(items.length / most)
  return items.filter((_, index) => index % step === Math.floor(step / 2))
}

/** A list as horizontal bars, each under its name, as SVG. */
export function rankingChart({ one, ranking: { rows } }: List, width: number): string {
  const named = rows.map(row => ({ ...row, label: printable(row.name) }))
  const most = Math.max(...rows.map(({ views }) => views))
  return drawn({
    document,
    width,
    height: rows.length * ROW_HEIGHT,
    margin: 0,
    ariaLabel: `Bars of the views by ${one.toLowerCase()}, the most first.`,
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
        lineWidth: (width - 64) / 13,
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
  // An image has one name; those of its parts may not stand where there is no role.
  for (const part of chart.querySelectorAll("[aria-label]")) part.removeAttribute("aria-label")
  return chart.outerHTML
}
