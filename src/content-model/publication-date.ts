import { Temporal } from "temporal-polyfill"
import { z } from "zod"
import { says } from "./fields"

const PARIS = "Europe/Paris"
const WRITTEN =
  /^[1-9]\d{3}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::[0-5]\d(?:[.,]\d+)?)?(?: ?(Z|[+-]\d\d(?::?\d\d)?))?)?$/

/**
 * A day, or a minute of it, in Paris time. Whatever ISO 8601 form the author chose becomes `YYYY-MM-DD` or
 * `YYYY-MM-DDTHH:MM`, so that texts sort as moments do.
 */
export const publicationDate = z
  .string(says("date"))
  .refine(written => dateInParis(written) !== undefined, { ...says("date"), abort: true })
  .overwrite(written => dateInParis(written) ?? written)

/** `undefined` for what is no date of the calendar. */
function dateInParis(written: string): string | undefined {
  const [isWritten, offset] = WRITTEN.exec(written) ?? []
  if (!isWritten) return undefined
  try {
    if (written.length === 10) return Temporal.PlainDate.from(written).toString()
    const local = offset
      ? Temporal.Instant.from(written.replace(` ${offset}`, offset)).toZonedDateTimeISO(PARIS)
      : Temporal.PlainDateTime.from(written)
    return local.toString({ smallestUnit: "minute", offset: "never", timeZoneName: "never" })
  } catch {
    return undefined
  }
}

/**
 * The moment at which a date of the content begins in Paris (content model: a post stays out until then).
 * Takes what `publicationDate` returns; a date without a time begins at midnight. A time that the clocks
 * skip or repeat counts as the later of the two readings.
 */
export const momentInParis = (date: string): Date => new Date(zoned(date).epochMilliseconds)

/** The day that a moment is in, in Paris: `2026-11-18`. */
export const dayInParis = (moment: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(PARIS)
    .toPlainDate()
    .toString()

/** The same moment as ISO 8601 writes it for programs, with its offset: `2026-11-18T00:00:00+01:00`. */
export const offsetInParis = (date: string): string =>
  zoned(date).toString({ smallestUnit: "second", timeZoneName: "never" })

const zoned = (date: string): Temporal.ZonedDateTime =>
  Temporal.PlainDateTime.from(date).toZonedDateTime(PARIS, { disambiguation: "later" })
