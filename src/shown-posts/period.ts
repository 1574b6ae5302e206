import { withPrefix } from "gatsby"
import { SITE_PATHS } from "../shared/site-paths"

/** First and last day, as in the address: visitors may write anything there. An end that is open is empty. */
export interface Period {
  from: string
  to: string
}

/** The id of what was found: with it in the address the focus goes there (`navigation/arrival`). */
export const RESULT = "periode"

/** The period of a query. */
export function periodIn(search: string): Period {
  const parameters = new URLSearchParams(search)
  const value = (name: string) => (parameters.get(name) ?? "").trim()
  return { from: value("from"), to: value("to") }
}

/** The period of an address. During a step to another page, the list shows while the address is that page's. */
export const periodAt = ({ pathname, search }: Pick<Location, "pathname" | "search">): Period =>
  periodIn(pathname.replace(/\/$/, "") === withPrefix(SITE_PATHS.blog) ? search : "")

/** The query of a period; empty for all posts. */
export function periodQuery({ from, to }: Period): string {
  const given = Object.entries({ from, to }).filter(([, day]) => day)
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ""
}

/** Shows the posts of a period. Not by Gatsby's `navigate`, which the scripts of every page would have. */
export const showPeriod = (period: Period): void => {
  const query = periodQuery(period)
  window.___navigate?.(withPrefix(`${SITE_PATHS.blog}${query}${query && `#${RESULT}`}`))
}

/** True for days that exist, the first no later than the last. */
export const isPeriod = ({ from, to }: Period): boolean =>
  [from, to].every(day => day === "" || isDay(day)) && (!from || !to || from <= to)

/** True for a day of the calendar, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN
  // Browsers read the 30th of February as the 2nd of March.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}

/** A day as a display format writes it (S-33): `2026-03-07` in `mm/dd/yy` is `03/07/2026`. */
export function dayText(day: string, format: string): string {
  const [yy = "", mm = "", dd = ""] = day.split("-")
  const parts: Record<string, string> = { yy, mm, dd }
  return format.replace(/mm|dd|yy/g, part => parts[part] ?? part)
}

/** A period in the owner's format, the open end left out. */
export const periodText = ({ from, to }: Period, format: string): string =>
  from === to
    ? dayText(from, format)
    : [from, to]
        .map(day => day && dayText(day, format))
        .join(" – ")
        .trim()
