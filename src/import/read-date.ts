import { publicationDate } from "../content-model/publication-date"

/** The beginnings of French months, in the words that `Date` reads. */
const MONTHS: readonly [french: RegExp, english: string][] = [
  [/\bjanv[a-zé.]*/i, "Jan"],
  [/\bf[ée]v[a-zé.]*/i, "Feb"],
  [/\bmars\b/i, "Mar"],
  [/\bavr[a-z.]*/i, "Apr"],
  [/\bmai\b/i, "May"],
  [/\bjuin\b/i, "Jun"],
  [/\bjuil[a-z.]*/i, "Jul"],
  [/\bao[uû]t\b/i, "Aug"],
  [/\bd[ée]c[a-zé.]*/i, "Dec"],
]

/** `01/05/2024`: the day comes first, as in French. */
const SHORT = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/
const HAS_ZONE = /(?:Z|UTC|GMT|[A-Z]{2,3}T|[+-]\d\d:?\d\d)\)?$/

/**
 * The date that a text, or a number of seconds or milliseconds, says, as `publicationDate` writes it. Undefined for what
 * is none. A time without a zone is taken as it is.
 */
export function readDate(written: unknown): string | undefined {
  if (typeof written === "number" && written > 1e9)
    return iso(new Date(written < 1e11 ? written * 1000 : written))
  if (typeof written !== "string") return undefined
  const text = written.trim().replace(SHORT, (_all, day, month, year) => `${year}-${month}-${day}`)
  const valid = publicationDate.safeParse(text)
  if (valid.success) return valid.data
  const english = MONTHS.reduce(
    (words, [french, month]) => words.replace(french, month),
    text.replace(/\b1er\b/i, "1"),
  )
  const moment = new Date(english)
  if (!/\d{4}/.test(text) || Number.isNaN(moment.getTime())) return undefined
  if (HAS_ZONE.test(text)) return iso(moment)
  const day = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map(two).join("-")
  const time = [moment.getHours(), moment.getMinutes()].map(two).join(":")
  return publicationDate.safeParse(/\d:\d\d/.test(text) ? `${day}T${time}` : day).data
}

const iso = (moment: Date) => publicationDate.safeParse(moment.toISOString()).data

const two = (value: number) => String(value).padStart(2, "0")
