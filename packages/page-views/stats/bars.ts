import { addDays } from "../days"
import type { Stats } from "./stats"
import { dayCount, dayFormat } from "./words"

/** More bars than these are no longer read one by one. */
const MAX_DAYS = 62
const MAX_WEEKS_IN_DAYS = 371

type Unit = "day" | "week" | "month"

/** Unit of the bars of this number of days: days up to two months, weeks up to a year, then months. */
export function unitOf(days: number): Unit {
  if (days <= MAX_DAYS) return "day"
  return days <= MAX_WEEKS_IN_DAYS ? "week" : "month"
}

/** The first day of the unit that holds a day. Weeks begin on Monday. */
const FIRST_DAY: Record<Unit, (day: string) => string> = {
  day: day => day,
  week: day => addDays(day, -((new Date(day).getUTCDay() + 6) % 7)),
  month: day => `${day.slice(0, 7)}-01`,
}

const LABELS: Record<Unit, (day: string) => string> = {
  day: dayFormat({ weekday: "short", day: "2-digit", month: "short" }),
  week: dayFormat({ day: "2-digit", month: "short", year: "numeric" }),
  month: dayFormat({ month: "short", year: "numeric" }),
}

/** The bars of a period's days, the first first; every day is in exactly one. */
export function barsOf(days: Stats["days"]) {
  const unit = unitOf(days.length)
  const groups = new Map<string, Stats["days"]>()
  for (const day of days) {
    const first = FIRST_DAY[unit](day.day)
    groups.set(first, [...(groups.get(first) ?? []), day])
  }
  return [...groups].map(([first, own]) => {
    const since = own[0]?.day ?? first
    const isWhole = since === first && FIRST_DAY[unit](addDays(since, own.length)) !== first
    return {
      /** Its day, the first day of its week, or its month. A short week must not look like a bad one. */
      label: LABELS[unit](since) + (isWhole ? "" : ` (${dayCount(own.length)})`),
      views: own.reduce((sum, { views }) => sum + views, 0),
      bots: own.reduce((sum, { bots }) => sum + (bots ?? 0), 0),
    }
  })
}
