import { publicationDate } from "../content-model/publication-date"

/** `01/05/2024`: the day comes first, as in French. */
const SHORT = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/
const HAS_ZONE = /(?:Z|UTC|GMT|[A-Z]{2,3}T|[+-]\d\d:?\d\d)\)?$/

/**
 * The date that a text, or a number of seconds or milliseconds, says, as `publicationDate` writes it. Undefined for what
 * is none. A time without a zone is taken as it is.
 */
export function readDate(written: unknown): string | undefined {
  const text = String(written).trim().replace(SHORT, "$3-$2-$1")
  const valid = publicationDate.safeParse(text)
  if (valid.success) return valid.data
  const isNumber = typeof written === "number" && written > 1e9
  const moment = new Date(isNumber ? (written < 1e11 ? written * 1000 : written) : text)
  if (Number.isNaN(moment.getTime()) || !/\d{4}/.test(text)) return undefined
  if (isNumber || HAS_ZONE.test(text)) return publicationDate.safeParse(moment.toISOString()).data
  // Swedish dates are those of ISO 8601.
  const local = moment.toLocaleString("sv")
  return publicationDate.safeParse(/\d:\d\d/.test(text) ? local : local.slice(0, 10)).data
}
