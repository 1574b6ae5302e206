const DAY = /^\d{4}-\d\d-\d\d$/

/** Whether a text is a day of the calendar, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN
  // Browsers take the 30th of February for the 2nd of March.
  return !Number.isNaN(time) && isoDay(time) === text
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The parts of a display format (S-33): two-digit month, two-digit day, four-digit year. */
const PARTS = /mm|dd|yy/g

/** A day as a display format writes it: `2026-03-07` in `mm/dd/yy` is `03/07/2026`. */
export function dayText(day: string, format: string): string {
  const [yy = "", mm = "", dd = ""] = day.split("-")
  const parts: Record<string, string> = { yy, mm, dd }
  return format.replace(PARTS, part => parts[part] ?? part)
}

/**
 * Reads a date that a visitor typed: in the display format, where zeros at the front and the signs between do not
 * matter, or `YYYY-MM-DD`. Returns `YYYY-MM-DD`, which `isDay` checks for existence; `null` for another form.
 */
export function readDay(text: string, format: string): string | null {
  if (DAY.test(text)) return text
  const numbers = text.split(/[/.\s-]+/)
  const order: readonly string[] = format.match(PARTS) ?? []
  if (numbers.length !== order.length) return null
  const number = (part: string) => numbers[order.indexOf(part)] ?? ""
  const isRead = /^\d{4}$/.test(number("yy")) && [number("mm"), number("dd")].every(isShort)
  if (!isRead) return null
  return [number("yy"), number("mm").padStart(2, "0"), number("dd").padStart(2, "0")].join("-")
}

/** A day whose month and day were exchanged, which readers do where the format is not their own. */
export const exchanged = (day: string): string => day.replace(/-(\d\d)-(\d\d)$/, "-$2-$1")

const isShort = (text: string): boolean => /^\d{1,2}$/.test(text)
