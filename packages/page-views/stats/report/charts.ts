import { barX, barY, type PlotOptions, plot, ruleY, text } from "@observablehq/plot"
import { DOMImplementation } from "@xmldom/xmldom"
import { type Bar, unitOf } from "../bars"
import type { List, Stats } from "../stats"
import { grouped, printable } from "../words"

/** Each chart is drawn for two screens: one that is only scaled has tiny letters on a phone. */
const SIZES = [
  { className: "wide", width: 840, height: 300, labels: 8 },
  { className: "phone", width: 320, height: 230, labels: 4 },
]

/** Bars of the views over time, as SVG. */
export function viewsChart(stats: Stats, bars: readonly Bar[]): string {
  const highest = bars.reduce((best, bar) => (bar.views > best.views ? bar : best))
  const labels = new Map(bars.map(({ since, shortLabel }) => [since, shortLabel]))
  return SIZES.map(({ labels: count, ...size }) => {
    const nth = Math.ceil(bars.length / count)
    return drawing({
      ...size,
      marginTop: 28,
      marginLeft: 52,
      marginRight: 0,
      ariaLabel: `Bars of the views per ${unitOf(stats)}. The most, ${grouped(highest.views)}: ${highest.label}.`,
      x: {
        type: "band",
        label: null,
        tickSize: 0,
        ticks: [...labels.keys()].filter((_, at) => at % nth === Math.floor(nth / 2)),
        tickFormat: since => labels.get(since) ?? "",
        // A bar of one day must not fill the page.
        padding: Math.max(0.1, 1 - bars.length / 16),
      },
      // There is no half view.
      y: {
        label: null,
        grid: "var(--grid)",
        tickSize: 0,
        nice: true,
        ticks: Math.min(4, highest.views),
        tickFormat: grouped,
      },
      marks: [
        ruleY([0]),
        barY(bars, {
          x: "since",
          y: "views",
          fill: "var(--accent)",
          fillOpacity: ({ isPartial }: Bar) => (isPartial ? 0.45 : 1),
        }),
        text([highest], {
          x: "since",
          y: "views",
          dy: -10,
          text: ({ views }: Bar) => grouped(views),
        }),
      ],
    })
  }).join("")
}

/** Bars of the names of a list, each below its name and number, as SVG. */
export function rankingChart({ one, ranking: { rows } }: List): string {
  const bar = { y: "name", insetTop: 24, insetBottom: 6 } as const
  const words = { y: "name", dy: -6, lineWidth: 21, textOverflow: "ellipsis" } as const
  return drawing({
    className: "ranking",
    width: 400,
    height: 40 * rows.length,
    margin: 0,
    axis: null,
    ariaLabel: `Bars of the views by ${one.toLowerCase()}, the most first.`,
    y: { domain: rows.map(({ name }) => name), padding: 0 },
    marks: [
      barX(rows, { ...bar, x1: 0, x2: rows[0]?.views, fill: "var(--accent-soft)" }),
      barX(rows, { ...bar, x: "views", fill: "var(--accent)" }),
      text(rows, { ...words, frameAnchor: "left", text: ({ name }) => printable(name) }),
      text(rows, { ...words, frameAnchor: "right", text: ({ views }) => grouped(views) }),
    ],
  })
}

const isDocument = (value: object): value is Document => "createElementNS" in value

/**
 * Draws without a browser. Plot's own style sheet goes, because the report's policy refuses it; so do the labels of its
 * groups, because an element without a role has none.
 */
function drawing(options: PlotOptions): string {
  const document = new DOMImplementation().createDocument(null, "html")
  if (!isDocument(document)) throw new Error("xmldom made no document")
  const svg = plot({ ...options, document })
  svg.setAttribute("role", "img")
  if (svg.firstChild) svg.removeChild(svg.firstChild)
  for (const group of Array.from(svg.getElementsByTagName("g"))) group.removeAttribute("aria-label")
  return String(svg)
}
