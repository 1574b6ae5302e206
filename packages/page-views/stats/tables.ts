import { barsOf, unitOf } from "./bars"
import type { Stats } from "./stats"
import { grouped, othersLabel, printable, share } from "./words"

/** A table of the counts, for the terminal and for the report. `columns` are those beside the names of the rows. */
export type Table = { name: string; columns: readonly string[]; rows: readonly Row[] }

/** `bar` is its length as a part of the table's longest; 0 has none. */
type Row = { name: string; numbers: readonly string[]; bar: number }

/** The views over time, by page, by referer and by agent; no table where there are no views. */
export function tablesOf(stats: Stats): Table[] {
  const { views, path, pages, referers, agents } = stats
  if (views === 0) return []
  const isOnePage = path !== null && pages.rows[0]?.name === path
  return [
    timeTable(stats),
    ...(isOnePage ? [] : [rankingTable("Pages", pages, views)]),
    rankingTable("Referers", referers, views),
    rankingTable("Agents", agents, views),
  ]
}

function timeTable({ days, bots }: Stats): Table {
  const bars = barsOf(days)
  const most = Math.max(...bars.map(({ views }) => views))
  return {
    name: `Per ${unitOf(days.length)}`,
    columns: ["Views", ...(bots === null ? [] : ["Bots"])],
    rows: bars.map(bar => ({
      name: bar.label,
      numbers: [bar.views, ...(bots === null ? [] : [bar.bots])].map(grouped),
      bar: bar.views / most,
    })),
  }
}

function rankingTable(name: string, { rows, others }: Stats["pages"], all: number): Table {
  const most = rows[0]?.views ?? 0
  const row = (name: string, views: number, bar: number): Row => ({
    name: printable(name),
    numbers: [grouped(views), share(views, all)],
    bar,
  })
  return {
    name,
    columns: ["Views", "Share"],
    rows: [
      ...rows.map(({ name, views }) => row(name, views, views / most)),
      ...(others.names > 0 ? [row(othersLabel(others.names), others.views, 0)] : []),
    ],
  }
}
