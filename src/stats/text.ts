import { barsOf, unitOf } from "./bars"
import { lengthOf } from "./days"
import { type List, listsOf, type Stats } from "./stats"
import {
  bar,
  columnWidth,
  left,
  type Paint,
  painter,
  right,
  type Terminal,
  withoutBlocks,
} from "./terminal"
import { change, grouped, othersLabel, printable, share, title, withTenths } from "./words"

const GAP = "  "

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
  const names = columnWidth(rows.map(([name = ""]) => name))
  const numbers = columnWidth(rows.map(([, number = ""]) => number))
  return rows.map(
    ([name = "", number = "", words = ""]) =>
      left(name, names) + GAP + right(number, numbers) + GAP + words,
  )
}

function bars(stats: Stats, width: number, paint: Paint): string[] {
  const rows = barsOf(stats, stats.days).map(({ label, views }) => ({
    // Aligns days of one digit with those of two.
    label: label.replace(/\b(?=\d )/, " "),
    number: grouped(views),
    views,
  }))
  const labels = columnWidth(rows.map(({ label }) => label))
  const numbers = columnWidth(rows.map(({ number }) => number))
  const max = Math.max(...rows.map(({ views }) => views))
  const room = width - labels - numbers - 2 * GAP.length
  const lines = rows.map(
    ({ label, number, views }) =>
      left(label, labels) +
      GAP +
      right(number, numbers) +
      GAP +
      paint("blue", bar(views, max, room)),
  )
  return [paint("bold", `Views per ${unitOf(stats)}`), ...lines]
}

function table(list: List, views: number, width: number, paint: Paint): string[] {
  const { rows, others } = list.ranking
  const named = rows.map(row => ({ name: printable(row.name), views: row.views, isName: true }))
  const rest = { name: othersLabel(others.names), views: others.views, isName: false }
  const lines = (others.names > 0 ? [...named, rest] : named).map(line => ({
    ...line,
    number: grouped(line.views),
    share: share(line.views, views),
  }))
  const numbers = columnWidth(["Views", ...lines.map(({ number }) => number)])
  const shares = columnWidth(["Share", ...lines.map(line => line.share)])
  const longest = columnWidth([list.name, ...lines.map(({ name }) => name)])
  const room = width - numbers - shares - 3 * GAP.length
  const barRoom = Math.min(MAX_TABLE_BAR, Math.max(room - longest, Math.floor(room / 4)))
  const names = Math.min(longest, room - barRoom)
  const max = Math.max(...rows.map(row => row.views))
  const cells = (first: string, second: string, third: string) =>
    left(first, names) + GAP + right(second, numbers) + GAP + right(third, shares)
  return [
    paint("bold", cells(list.name, "Views", "Share")),
    ...lines.map(line => {
      const text = cells(line.name, line.number, line.share)
      if (!line.isName) return paint("dim", text)
      return text + GAP + paint("blue", bar(line.views, max, barRoom))
    }),
  ]
}
