const PARIS_DAY = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Paris",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
})

const HOUR_MS = 3_600_000

let last = { hour: Number.NaN, day: "" }

/**
 * The day that a moment belongs to (D3: Europe/Paris), as `YYYY-MM-DD`. Days begin with an hour there
 * as in UTC, so the answer for the last hour asked for is kept: formatting costs 17 µs, a third of a
 * page view.
 */
export function parisDay(moment: Date): string {
  const hour = Math.floor(moment.getTime() / HOUR_MS)
  if (hour !== last.hour) last = { hour, day: PARIS_DAY.format(moment) }
  return last.day
}
