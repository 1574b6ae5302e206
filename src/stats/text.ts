import { barsOf, unitOf } from "./bars"
import { lengthOf } from "./days"
import { type List, listsOf, type Stats } from "./stats"
import {
  bar,
  columns,
  columnWidth,
  GAP,
  left,
  type Paint,
  painter,
  right,
  type Terminal,
  withoutBlocks,
} from "./terminal"
import { change, grouped, othersLabel, printable, share, title, withTenths } from "./words"

/** In a table bars are an aside: the names need the room. */
const MAX_TABLE_BAR = 24

/** The text of `npm run stats`, for a person, as wide as the terminal. */
export function statsText(stats: Stats, terminal: Terminal): string {
  const paint = painter(terminal)
  const { width } = terminal
  const charts = () => [
    bars(stats, width, paint),
    ...listsOf(stats).map(list => table(list, stats.views, width, paint)),
  ]
  const parts = [
    [paint("bold", title(stats))],
    totals(stats),
    ...(stats.views === 0 ? [["No view was counted in these days."]] : charts()),
  ]
  const text = `${parts.map(lines => lines.map(line => line.trimEnd()).join("\n")).join("\n\n")}\n`
  return terminal.hasUnicode ? text : withoutBlocks(text)
}

function totals(stats: Stats): string[] {
  const { views, bots, before } = stats
  const bot =
    bots === null ? [] : [["Bots, apart", grouped(bots), change(bots, before.bots ?? 0, stats)]]
  const rows = [
    ["Views", grouped(views), change(views, before.views, stats)],
    ...bot,
    ["Views per day", withTenths(views / lengthOf(stats)), ""],
  ]
  return columns(rows, [left, right, left])
}

function bars(stats: Stats, width: number, paint: Paint): string[] {
  const all = barsOf(stats, stats.days)
  const lines = columns(
    // Aligns days of one digit with those of two.
    all.map(({ label, views }) => [label.replace(/\b(?=\d )/, " "), grouped(views)]),
    [left, right],
  )
  const max = Math.max(...all.map(({ views }) => views))
  const room = width - columnWidth(lines) - GAP.length
  return [
    paint("bold", `Views per ${unitOf(stats)}`),
    ...all.map(({ views }, index) => lines[index] + GAP + paint("blue", bar(views, max, room))),
  ]
}

function table(list: List, views: number, width: number, paint: Paint): string[] {
  const { rows, others } = list.ranking
  const named = rows.map(row => ({ name: printable(row.name), views: row.views }))
  const rest = { name: othersLabel(others.names), views: others.views }
  const shown = others.names > 0 ? [...named, rest] : named
  const [heading = "", ...numbers] = columns(
    [["Views", "Share"], ...shown.map(row => [grouped(row.views), share(row.views, views)])],
    [right, right],
  )
  const longest = columnWidth([list.name, ...shown.map(({ name }) => name)])
  const room = width - columnWidth([heading]) - 2 * GAP.length
  const barRoom = Math.min(MAX_TABLE_BAR, Math.max(room - longest, Math.floor(room / 4)))
  const names = Math.min(longest, room - barRoom)
  const max = Math.max(...rows.map(row => row.views))
  return [
    paint("bold", left(list.name, names) + GAP + heading),
    ...shown.map((row, index) => {
      const text = left(row.name, names) + GAP + numbers[index]
      if (row === rest) return paint("dim", text)
      return text + GAP + paint("blue", bar(row.views, max, barRoom))
    }),
  ]
}
