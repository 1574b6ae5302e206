import type { ReactNode } from "react"
import { type Bar, barsOf, unitOf } from "../bars"
import { lengthOf } from "../days"
import type { List, Stats } from "../stats"
import { grouped, othersLabel, printable, share } from "../words"

/** Sizes of the chart in pixels: a drawing that is only scaled has tiny letters. */
const WIDE = { className: "wide", width: 840, height: 300, labels: 8 }
const PHONE = { className: "phone", width: 320, height: 230, labels: 4 }
const MARGIN = { top: 28, bottom: 32, left: 44 }

/** A bar of one day must not fill the page. */
const MAX_BAR = 56

/** The views over time: bars, and their exact numbers in a table that is open on paper. */
export function ViewsFigure({ stats }: { stats: Stats }) {
  const unit = unitOf(stats)
  const bars = barsOf(stats, stats.days)
  const headings = { day: "Day", week: "Week of", month: "Month" }
  const columns = [headings[unit], "Views", ...(stats.bots === null ? [] : ["Bots"])]
  return (
    <>
      {/* Only one of the two is shown, and only that one is read aloud. */}
      {[WIDE, PHONE].map(size => (
        <ViewsChart key={size.className} stats={stats} bars={bars} size={size} />
      ))}
      <details>
        <summary>The numbers of each {unit}</summary>
        <div className="columns">
          <Table
            caption={`Views of each ${unit}`}
            columns={columns}
            rows={bars.map(({ since, label, views, bots }) => [
              <time key={since} dateTime={since}>
                {label}
              </time>,
              grouped(views),
              ...(bots === null ? [] : [grouped(bots)]),
            ])}
          />
        </div>
      </details>
    </>
  )
}

/** Colours are the page's own, so that one drawing serves both schemes and paper. */
function ViewsChart(props: { stats: Stats; bars: Bar[]; size: typeof WIDE }) {
  const { stats, bars, size } = props
  const { className, width, height } = size
  const highest = bars.reduce((best, bar) => (bar.views > best.views ? bar : best))
  const step = stepOf(highest.views)
  const top = Math.ceil(highest.views / step) * step
  const bottom = height - MARGIN.bottom
  const y = (views: number) => bottom - ((bottom - MARGIN.top) * views) / top
  const day = (width - MARGIN.left) / lengthOf(stats)
  // One bar in `nth` is labelled: as many as there is room for, at equal distances.
  const nth = Math.ceil(bars.length / size.labels)
  let start = MARGIN.left
  const drawn = bars.map((bar, index) => {
    const room = day * lengthOf(bar)
    start += room
    const middle = start - room / 2
    const own = Math.min(MAX_BAR, Math.max(room - 2, 0.5))
    return { ...bar, middle, own, isLabelled: index % nth === Math.floor(nth / 2) }
  })
  return (
    <svg
      className={`chart ${className}`}
      role="img"
      aria-label={`Bars of the views per ${unitOf(stats)}. The most, ${grouped(highest.views)}: ${highest.label}.`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      {Array.from({ length: top / step + 1 }, (_, index) => index * step).map(views => (
        <g key={views}>
          <path d={`M${MARGIN.left} ${y(views)}H${width}`} stroke="var(--grid)" />
          <text x={MARGIN.left - 6} y={y(views)} dy="0.32em" textAnchor="end" fill="var(--muted)">
            {grouped(views)}
          </text>
        </g>
      ))}
      {drawn.map(({ since, views, isPartial, middle, own, isLabelled, shortLabel }) => (
        <g key={since}>
          <rect
            x={middle - own / 2}
            y={y(views)}
            width={own}
            height={bottom - y(views)}
            fill="var(--accent)"
            fillOpacity={isPartial ? 0.45 : 1}
          />
          {isLabelled && (
            <text x={middle} y={height - 14} textAnchor="middle" fill="var(--muted)">
              {shortLabel}
            </text>
          )}
          {since === highest.since && (
            <text x={middle} y={y(views) - 8} textAnchor="middle" fill="var(--ink)">
              {grouped(views)}
            </text>
          )}
        </g>
      ))}
      <path d={`M${MARGIN.left} ${bottom}H${width}`} stroke="var(--edge)" />
    </svg>
  )
}

/** The distance of the grid's lines: 1, 2 or 5 times a power of ten, four lines or fewer. There is no half view. */
function stepOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most / 4))
  const step = [1, 2, 5].find(factor => factor * power >= most / 4) ?? 10
  return Math.max(1, step * power)
}

/** A list: bars under their names, and the exact numbers, what the list leaves out, and their sum. */
export function RankingFigure({ list, views }: { list: List; views: number }) {
  const { rows, others } = list.ranking
  const named = rows.map(row => ({ ...row, label: printable(row.name) }))
  const most = Math.max(...rows.map(row => row.views))
  const numbers = (name: string, own: number) => [name, grouped(own), share(own, views)]
  return (
    <div className="pair">
      <div
        className="ranking"
        role="img"
        aria-label={`Bars of the views by ${list.one.toLowerCase()}, the most first.`}
      >
        {named.map(({ name, label, views: own }) => (
          <div key={name}>
            <span>{label}</span>
            <span>{grouped(own)}</span>
            <svg aria-hidden="true">
              <rect width="100%" height="100%" fill="var(--accent-soft)" />
              <rect width={`${(100 * own) / most}%`} height="100%" fill="var(--accent)" />
            </svg>
          </div>
        ))}
      </div>
      <Table
        caption={`${list.name}, most views first`}
        columns={[list.one, "Views", "Share"]}
        rows={[
          ...named.map(row => numbers(row.label, row.views)),
          ...(others.names > 0 ? [numbers(othersLabel(others.names), others.views)] : []),
        ]}
        foot={numbers("All", views)}
      />
    </div>
  )
}

type Cells = readonly ReactNode[]

/** The first cell of a row is its heading. */
function Table(props: { caption: string; columns: string[]; rows: Cells[]; foot?: Cells }) {
  const row = ([heading, ...cells]: Cells, index: number) => (
    <tr key={index}>
      <th scope="row">{heading}</th>
      {cells.map((cell, column) => (
        <td key={props.columns[column]}>{cell}</td>
      ))}
    </tr>
  )
  return (
    <table>
      <caption>{props.caption}</caption>
      <thead>
        <tr>
          {props.columns.map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{props.rows.map(row)}</tbody>
      {props.foot && <tfoot>{row(props.foot, 0)}</tfoot>}
    </table>
  )
}
