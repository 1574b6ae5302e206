import type { Site } from "./site"

/** `01/05/2024`: the day comes first, as in French. */
const SHORT = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/
const HAS_ZONE = /(?:Z|UTC|GMT|[A-Z]{2,3}T|[+-]\d\d:?\d\d)$/

/**
 * The date of a text, or of a number of seconds or milliseconds, in the site's form. Undefined for anything else. A
 * time without a zone stays as it is.
 */
export function readDate(written: unknown, site: Pick<Site, "date">): string | undefined {
  const text = String(written)
    .replace(/\s*\([^)]*\)$/, "")
    .trim()
    .replace(SHORT, "$3-$2-$1")
  const valid = site.date(text)
  if (valid) return valid
  const isNumber = typeof written === "number" && written > 1e9
  const moment = new Date(isNumber ? (written < 1e11 ? written * 1000 : written) : text)
  if (Number.isNaN(moment.getTime()) || !/\d{4}/.test(text)) return undefined
  if (isNumber || HAS_ZONE.test(text)) return site.date(moment.toISOString())
  // Swedish dates are those of ISO 8601.
  const local = moment.toLocaleString("sv")
  return site.date(/\d:\d\d/.test(text) ? local : local.slice(0, 10))
}
