import { bucketSums, unitOf } from "./buckets"
import { bucketLabel, periodTitle } from "./dates"
import { lengthOf } from "./days"
import { change, grouped, othersLabel, share, withTenths } from "./numbers"
import { printable } from "./printable"
import { type List, listsOf, type Stats } from "./stats"
import { type Paint, painter, type Terminal, withoutBlocks } from "./terminal"
import { bar, columnWidth, left, right } from "./text-cells"

const GAP = "  "

/** In a table bars are an aside: the names need the room. */
const MAX_TABLE_BAR = 24

/** The text of `npm run stats`, for a person, as wide as the terminal. */
export function statsText(stats: Stats, terminal: Terminal): string {
  const paint = painter(terminal)
  const { width } = terminal
  const parts = [
    title(stats, paint),
    totals(stats),
    ...(stats.views === 0
      ? [["No view was counted in these days."]]
      : [
          bars(stats, width, paint),
          ...listsOf(stats).map(list => table(list, stats.views, width, paint)),
        ]),
  ]
  const text = `${parts.map(lines => lines.map(line => line.trimEnd()).join("\n")).join("\n\n")}\n`
  return terminal.hasUnicode ? text : withoutBlocks(text)
}

function title(stats: Stats, paint: Paint): string[] {
  const of = stats.path === null ? "" : ` of ${printable(stats.path)}`
  return [paint("bold", `Page views${of}, ${periodTitle(stats)}`)]
}

function totals(stats: Stats): string[] {
  const { views, bots, before } = stats
  const rows = [
    ["Views", grouped(views), change(views, before.views, stats)],
    ...(bots === null
      ? []
      : [["Bots, apart", grouped(bots), change(bots, before.bots ?? 0, stats)]]),
    ["Views per day", withTenths(views / lengthOf(stats)), ""],
  ]
  const names = columnWidth(rows.map(([name = ""]) => name))
  const numbers = columnWidth(rows.map(([, number = ""]) => number))
  return rows.map(
    ([name = "", number = "", words = ""]) =>
      `${left(name, names)}${GAP}${right(number, numbers)}${GAP}${words}`,
  )
}

function bars(stats: Stats, width: number, paint: Paint): string[] {
  const unit = unitOf(stats)
  const rows = bucketSums(stats, stats.days).map(({ bucket, views }) => ({
    // Days of one digit stand under those of two.
    label: bucketLabel(bucket, unit).replace(/\b(?=\d )/, " "),
    number: grouped(views),
    views,
  }))
  const labels = columnWidth(rows.map(({ label }) => label))
  const numbers = columnWidth(rows.map(({ number }) => number))
  const max = Math.max(...rows.map(({ views }) => views))
  const room = width - labels - numbers - 2 * GAP.length
  return [
    paint("bold", `Views per ${unit}`),
    ...rows.map(
      ({ label, number, views }) =>
        `${left(label, labels)}${GAP}${right(number, numbers)}${GAP}${paint("blue", bar(views, max, room))}`,
    ),
  ]
}

function table(list: List, views: number, width: number, paint: Paint): string[] {
  const { name } = list
  const { rows, others } = list.ranking
  const lines = [
    ...rows.map(row => ({ name: printable(row.name), views: row.views, isName: true })),
    ...(others.names > 0
      ? [{ name: othersLabel(others.names), views: others.views, isName: false }]
      : []),
  ].map(line => ({ ...line, number: grouped(line.views), share: share(line.views, views) }))
  const numbers = columnWidth(["Views", ...lines.map(({ number }) => number)])
  const shares = columnWidth(["Share", ...lines.map(line => line.share)])
  const longest = columnWidth([name, ...lines.map(line => line.name)])
  const room = width - numbers - shares - 3 * GAP.length
  const barRoom = Math.min(MAX_TABLE_BAR, Math.max(room - longest, Math.floor(room / 4)))
  const names = Math.min(longest, room - barRoom)
  const max = Math.max(...rows.map(row => row.views))
  const cells = (first: string, second: string, third: string) =>
    left(first, names) + GAP + right(second, numbers) + GAP + right(third, shares)
  return [
    paint("bold", cells(name, "Views", "Share")),
    ...lines.map(line =>
      line.isName
        ? cells(line.name, line.number, line.share) +
          GAP +
          paint("blue", bar(line.views, max, barRoom))
        : paint("faint", cells(line.name, line.number, line.share)),
    ),
  ]
}
