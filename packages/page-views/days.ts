import * as z from "zod"
import type { Period } from "./stores/store"

const DAY_MS = 86_400_000

/** Whether a text is a day of the calendar, `YYYY-MM-DD`, from the year 1000 on. */
export const isDay = (text: string): boolean =>
  /^[12]/.test(text) && z.iso.date().safeParse(text).success

/** The day that is `number` days later, or earlier when it is negative. */
export const addDays = (day: string, number: number): string =>
  new Date(Date.parse(day) + number * DAY_MS).toISOString().slice(0, 10)

/** Number of days of a period, its first and last included. */
export const lengthOf = ({ since, until }: Period): number =>
  (Date.parse(until) - Date.parse(since)) / DAY_MS + 1

/** Every day of a period, the first first. */
export const daysOf = (period: Period): string[] =>
  Array.from({ length: lengthOf(period) }, (_, index) => addDays(period.since, index))

/** The period of the same length that ends the day before. */
export const periodBefore = (period: Period): Period => ({
  since: addDays(period.since, -lengthOf(period)),
  until: addDays(period.since, -1),
})
