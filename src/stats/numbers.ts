import type { Period } from "../server/page-view-store"
import { lengthOf } from "./days"

const NBSP = "\u00a0"

const formatted = (digits: number) => {
  const format = new Intl.NumberFormat("en-GB", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  // Groups as the rest of the project writes them, `12 345.6`, understood in every language.
  return (value: number): string => format.format(value).replaceAll(",", NBSP)
}

/** `12345` → `12 345`. */
export const grouped = formatted(0)

/** One digit after the point. */
export const withTenths = formatted(1)

/** A part of a whole: `26.0 %`; `0.0 %` of nothing. */
export const share = (part: number, whole: number): string =>
  `${withTenths(whole === 0 ? 0 : (100 * part) / whole)}${NBSP}%`

/** `1 day`, `30 days`. */
export const days = (number: number): string =>
  `${grouped(number)}${NBSP}${number === 1 ? "day" : "days"}`

/** What stands for the names that a list leaves out. */
export const othersLabel = (names: number): string =>
  names === 1 ? "1 other" : `${grouped(names)} others`

/** How a number compares with the one of the period before, in words. */
export function change(now: number, before: number, period: Period): string {
  const length = lengthOf(period)
  const earlier = length === 1 ? "the day before" : `the ${days(length)} before`
  if (before === 0) return `none in ${earlier}`
  if (now === before) return `as many as in ${earlier}`
  // A counter that had only begun then: thousands of per cent say nothing.
  if (now >= 10 * before) {
    return `${grouped(now / before)} times as many as in ${earlier} (${grouped(before)})`
  }
  const percent = Math.round((100 * (now - before)) / before)
  // Not the percentage's own sign: a very small loss is −0 %.
  const sign = now > before ? "+" : "−"
  return `${sign}${grouped(Math.abs(percent))}${NBSP}% compared with ${earlier} (${grouped(before)})`
}
