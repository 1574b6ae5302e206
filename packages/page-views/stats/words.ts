import { lengthOf } from "../days"
import type { Period } from "../stores/store"
import type { Stats } from "./stats"

const NBSP = "\u00a0"

const numberFormat = (digits: number) => {
  const format = new Intl.NumberFormat("en-GB", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  // Groups as the rest of the project writes them, `12 345.6`, understood in every language.
  return (value: number): string => format.format(value).replaceAll(",", NBSP)
}

/** `12345` → `12 345`. */
export const grouped = numberFormat(0)

/** One digit after the point. */
const withTenths = numberFormat(1)

/** A part of a whole: `26.0 %`; `0.0 %` of nothing. */
export const share = (part: number, whole: number): string =>
  `${withTenths(whole === 0 ? 0 : (100 * part) / whole)}${NBSP}%`

/** `1 day`, `30 days`. */
export const dayCount = (number: number): string =>
  `${grouped(number)}${NBSP}${number === 1 ? "day" : "days"}`

/** The line for the names that a list leaves out. */
export const othersLabel = (names: number): string =>
  names === 1 ? "1 other" : `${grouped(names)} others`

/** Formats a day, `YYYY-MM-DD`. */
export const dayFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...options })
  return (day: string): string => format.format(new Date(day)).replace(",", "")
}

const longDay = dayFormat({ day: "numeric", month: "long", year: "numeric" })

/** `1 January to 21 November 2026 (325 days)`. */
export function periodTitle(period: Period): string {
  const { since, until } = period
  const length = ` (${dayCount(lengthOf(period))})`
  if (since === until) return longDay(since) + length
  const isSameYear = since.slice(0, 4) === until.slice(0, 4)
  const first = isSameYear ? longDay(since).replace(/ \d{4}$/, "") : longDay(since)
  return `${first} to ${longDay(until)}${length}`
}

/** `Page views of /blog, 1 January to 21 November 2026 (325 days)`. */
export const title = (stats: Stats): string =>
  `Page views${stats.path === null ? "" : ` of ${printable(stats.path)}`}, ${periodTitle(stats)}`

/** In place of the tables. */
export const NO_VIEWS = "No view was counted in these days."

/** Totals of the whole period: name, number, comparison. */
export const totalsOf = ({ views, bots, before, ...period }: Stats): string[][] => [
  ["Views", grouped(views), change(views, before.views, period)],
  ...(bots === null
    ? []
    : [["Bots, apart", grouped(bots), change(bots, before.bots ?? 0, period)]]),
  ["Views per day", withTenths(views / lengthOf(period)), ""],
]

/** Comparison of a number with the one of the period before. */
export function change(now: number, before: number, period: Period): string {
  const length = lengthOf(period)
  const earlier = length === 1 ? "the day before" : `the ${dayCount(length)} before`
  if (before === 0) return `none in ${earlier}`
  if (now === before) return `as many as in ${earlier}`
  const percent = Math.round((100 * (now - before)) / before)
  // Not the percentage's own sign: a very small loss is −0 %.
  const sign = now > before ? "+" : "−"
  return `${sign}${grouped(Math.abs(percent))}${NBSP}% compared with ${earlier} (${grouped(before)})`
}

/**
 * A stored name, safe to show: what could move the cursor, colour the terminal or turn the reading
 * direction becomes U+FFFD. The server stores no such name, but a file can come from anywhere.
 */
export const printable = (name: string): string =>
  name.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, "\ufffd")
