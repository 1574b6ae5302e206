const MONTHS =
  "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" ")

/**
 * A day as French writes it: `2026-11-01` → `1er novembre 2026`, the day and the month on one line. Takes a date
 * of the content model (`YYYY-MM-DD`, with or without a time); returns the text unchanged when it is not one.
 * Month names are spelled here so that server and browser never differ (hydration).
 */
export function frenchDay(date: string): string {
  const [year, month, day] = date.slice(0, 10).split("-")
  const name = MONTHS[Number(month) - 1]
  return name ? `${day === "01" ? "1er" : Number(day)}\u00a0${name} ${year}` : date
}

/** A month as French writes it: `2026-11` → `novembre 2026`. */
export function frenchMonth(date: string): string {
  const [year, month] = date.split("-")
  const name = MONTHS[Number(month) - 1]
  return name ? `${name} ${year}` : date
}

/** A period in years, as narrow as it can be: `2024–2026`, `2026`, or `depuis 2026` while it goes on. */
export function frenchYears({ start, end }: { start: string; end?: string | null }): string {
  const first = start.slice(0, 4)
  if (!end) return `depuis ${first}`
  const last = end.slice(0, 4)
  return first === last ? first : `${first}–${last}`
}

/**
 * A day as the texts of an article in this language are written: English as in the language's country, French else.
 * For the build: browsers would not all write the same.
 */
export function dayIn(lang: string, date: string): string {
  if (!/^en\b/.test(lang)) return frenchDay(date)
  const format = new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" })
  return format.format(new Date(date.slice(0, 10)))
}
