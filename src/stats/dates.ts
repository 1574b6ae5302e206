import type { Period } from "../server/page-view-store"
import type { Bucket, Unit } from "./buckets"
import { lengthOf } from "./days"
import { days } from "./numbers"

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...options })
  return (day: string): string => formatter.format(new Date(day)).replace(",", "")
}

/** `21 November 2026`. */
const longDay = format({ day: "numeric", month: "long", year: "numeric" })

const withWeekday = format({ weekday: "short", day: "numeric", month: "short" })
const withYear = format({ day: "numeric", month: "short", year: "numeric" })
const withoutYear = format({ day: "numeric", month: "short" })
const month = format({ month: "short", year: "numeric" })

/** `1 January to 21 November 2026 (325 days)`. */
export function periodTitle(period: Period): string {
  const { since, until } = period
  const length = ` (${days(lengthOf(period))})`
  if (since === until) return longDay(since) + length
  const isSameYear = since.slice(0, 4) === until.slice(0, 4)
  const first = isSameYear ? longDay(since).replace(/ \d{4}$/, "") : longDay(since)
  return `${first} to ${longDay(until)}${length}`
}

/** What stands before a bar: its day, the first day of its week, or its month. */
export function bucketLabel(bucket: Bucket, unit: Unit): string {
  if (unit === "day") return withWeekday(bucket.since)
  const label = unit === "week" ? withYear(bucket.since) : month(bucket.since)
  return bucket.isPartial ? `${label} (${days(lengthOf(bucket))})` : label
}

/** The same where there is little room: `21 Nov`, `Nov 2026`. */
export const tickLabel = (bucket: Bucket, unit: Unit): string =>
  (unit === "month" ? month : withoutYear)(bucket.since)
