import { z } from "zod"

const DATE = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2}))?$/
const EXPECTED = "a date that exists, written YYYY-MM-DD or YYYY-MM-DDTHH:MM (Paris time)"

/** A date of the calendar, or a minute of it, in Paris time; the text as the author wrote it. */
export const publicationDate = z
  .string({ error: EXPECTED })
  .refine(value => isRealDate(value), EXPECTED)

function isRealDate(value: string): boolean {
  const parts = DATE.exec(value)
  if (!parts) return false
  const [year, month, day, hour, minute] = parts.slice(1).map(part => Number(part ?? 0))
  if (year === undefined || month === undefined || day === undefined) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return (
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    (hour ?? 0) < 24 &&
    (minute ?? 0) < 60
  )
}

/**
 * The moment at which a date of the content begins in Paris (content model: a post stays out until then).
 * Takes what `publicationDate` accepts; a date without a time begins at midnight. A time that the clocks
 * skip or repeat counts as the later of the two readings.
 */
export function momentInParis(value: string): Date {
  const wallClock = new Date(`${value.replace(" ", "T")}${value.length === 10 ? "T00:00" : ""}:00Z`)
  const guess = new Date(wallClock.getTime() - parisOffset(wallClock))
  // The offset on the day of a clock change depends on the moment itself: ask again at the guess.
  return new Date(wallClock.getTime() - parisOffset(guess))
}

const PARIS = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Paris",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
})

/** Milliseconds that Paris is ahead of UTC at that moment. */
function parisOffset(moment: Date): number {
  const part = Object.fromEntries(
    PARIS.formatToParts(moment).map(({ type, value }) => [type, value]),
  )
  const local = Date.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:00Z`)
  return local - Math.floor(moment.getTime() / 60_000) * 60_000
}
