import { z } from "zod"

const WRITTEN =
  /^([1-9]\d{3}-\d\d-\d\d)(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d)(?:[.,]\d+)?)?(?: ?(Z|[+-]\d\d(?::?\d\d)?))?)?$/
const EXPECTED =
  "a date that exists, written YYYY-MM-DD or YYYY-MM-DDTHH:MM (Paris time, unless an offset such as Z or +02:00 follows)"

/**
 * A day, or a minute of it, in Paris time. Whatever ISO 8601 form the author chose becomes `YYYY-MM-DD` or
 * `YYYY-MM-DDTHH:MM`, so that texts sort as moments do.
 */
export const publicationDate = z
  .string({ error: EXPECTED })
  .refine(written => dateInParis(written) !== undefined, { error: EXPECTED, abort: true })
  .overwrite(written => dateInParis(written) ?? written)

/** `undefined` for what is no date of the calendar. */
function dateInParis(written: string): string | undefined {
  const [, day, minute, second = "00", offset] = WRITTEN.exec(written) ?? []
  if (!day || !z.iso.date().safeParse(day).success) return undefined
  if (!minute) return day
  if (!offset) return `${day}T${minute}`
  const zone = offset.replace(
    /^([+-]\d\d):?(\d\d)?$/,
    (_, hours, minutes = "00") => `${hours}:${minutes}`,
  )
  const moment = new Date(`${day}T${minute}:${second}${zone}`)
  return Number.isNaN(moment.getTime()) ? undefined : parisMinute(moment)
}

/**
 * The moment at which a date of the content begins in Paris (content model: a post stays out until then).
 * Takes what `publicationDate` returns; a date without a time begins at midnight. A time that the clocks
 * skip or repeat counts as the later of the two readings.
 */
export function momentInParis(date: string): Date {
  const wallClock = new Date(`${date}${date.length === 10 ? "T00:00" : ""}Z`)
  const guess = new Date(wallClock.getTime() - parisOffset(wallClock))
  // The offset on the day of a clock change depends on the moment itself: ask again at the guess.
  return new Date(wallClock.getTime() - parisOffset(guess))
}

// Swedish writes dates as ISO 8601 does.
const PARIS = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Paris",
  dateStyle: "short",
  timeStyle: "short",
})

/** What clocks in Paris show at that moment: `2026-07-15T09:30`. */
const parisMinute = (moment: Date): string => PARIS.format(moment).replace(" ", "T")

/** Milliseconds that Paris is ahead of UTC at that moment. */
function parisOffset(moment: Date): number {
  const local = Date.parse(`${parisMinute(moment)}Z`)
  return local - Math.floor(moment.getTime() / 60_000) * 60_000
}
