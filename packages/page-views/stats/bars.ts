import { addDays, daysOf, lengthOf } from "../days"
import type { Period } from "../stores/store"
import type { Stats } from "./stats"
import { dayCount, dayFormat } from "./words"

type Unit = "day" | "week" | "month"

/** Some days of a period, shown as one bar. */
export type Bar = ReturnType<typeof barsOf>[number]

/** More bars than these are no longer read one by one. */
const MAX_DAYS = 62
const MAX_WEEKS_IN_DAYS = 371

/** Unit of a period's bars: days up to two months, weeks up to a year, then months. */
export function unitOf(period: Period): Unit {
  const days = lengthOf(period)
  if (days <= MAX_DAYS) return "day"
  return days <= MAX_WEEKS_IN_DAYS ? "week" : "month"
}

/** The bars of a period, the first first; every day is in exactly one. Weeks begin on Monday. */
export function barsOf(period: Period, days: Stats["days"]) {
  const unit = unitOf(period)
  const starts = daysOf(period).filter((day, index) => index === 0 || begins(unit, day))
  return starts.map((since, index) => {
    const next = starts[index + 1]
    const until = next ? addDays(next, -1) : period.until
    const isPartial = !begins(unit, since) || !begins(unit, addDays(until, 1))
    const own = days.filter(({ day }) => day >= since && day <= until)
    const isKnown = own.every(({ bots }) => bots !== null)
    const cut = isPartial ? ` (${dayCount(lengthOf({ since, until }))})` : ""
    return {
      since,
      until,
      /** Whether the period cuts it: a short week must not look like a bad one. */
      isPartial,
      /** Its day, the first day of its week, or its month. */
      label: LABELS[unit](since) + cut,
      /** The same where there is little room: `21 Nov`, `Nov 2026`. */
      shortLabel: SHORT_LABELS[unit](since),
      views: own.reduce((sum, { views }) => sum + views, 0),
      /** Null where nothing is known of bots. */
      bots: isKnown ? own.reduce((sum, { bots }) => sum + (bots ?? 0), 0) : null,
    }
  })
}

function begins(unit: Unit, day: string): boolean {
  if (unit === "week") return new Date(day).getUTCDay() === 1
  return unit === "day" || day.endsWith("-01")
}

const dayAndMonth = dayFormat({ day: "numeric", month: "short" })
const month = dayFormat({ month: "short", year: "numeric" })

const LABELS = {
  day: dayFormat({ weekday: "short", day: "numeric", month: "short" }),
  week: dayFormat({ day: "numeric", month: "short", year: "numeric" }),
  month,
}
const SHORT_LABELS = { day: dayAndMonth, week: dayAndMonth, month }
