import type { Period } from "../server/page-view-store"
import { addDays, daysOf, lengthOf, weekday } from "./days"
import type { Stats } from "./stats"

export type Unit = "day" | "week" | "month"

/** Some days of a period that are shown as one bar. */
export type Bucket = {
  since: string
  until: string
  /** Whether the period cuts it: a short week must not look like a bad one. */
  isPartial: boolean
}

/** More bars than these are no longer read one by one. */
const MAX_DAYS = 62
const MAX_WEEKS_IN_DAYS = 371

/** What a period's bars stand for: days up to two months, weeks up to a year, then months. */
export function unitOf(period: Period): Unit {
  const days = lengthOf(period)
  if (days <= MAX_DAYS) return "day"
  return days <= MAX_WEEKS_IN_DAYS ? "week" : "month"
}

/** The bars of a period, the first first; every day is in exactly one. Weeks begin on Monday. */
function bucketsOf(period: Period): Bucket[] {
  const unit = unitOf(period)
  const starts = daysOf(period).filter((day, index) => index === 0 || begins(unit, day))
  return starts.map((since, index) => {
    const next = starts[index + 1]
    const until = next ? addDays(next, -1) : period.until
    const isPartial = !begins(unit, since) || !begins(unit, addDays(until, 1))
    return { since, until, isPartial }
  })
}

function begins(unit: Unit, day: string): boolean {
  if (unit === "week") return weekday(day) === 0
  return unit === "day" || day.endsWith("-01")
}

/** What is counted in the days of a bar; bots are null where nothing is known of them. */
export type BucketSum = { bucket: Bucket; views: number; bots: number | null }

/** The sums of each bar of a period, the first first. Takes the period's days. */
export function bucketSums(period: Period, days: Stats["days"]): BucketSum[] {
  return bucketsOf(period).map(bucket => {
    const own = days.filter(({ day }) => day >= bucket.since && day <= bucket.until)
    const isKnown = own.every(({ bots }) => bots !== null)
    return {
      bucket,
      views: own.reduce((sum, { views }) => sum + views, 0),
      bots: isKnown ? own.reduce((sum, { bots }) => sum + (bots ?? 0), 0) : null,
    }
  })
}
