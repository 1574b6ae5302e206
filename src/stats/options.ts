import type { Period } from "../server/page-view-store"
import { StartupError } from "../server/startup-error"
import { addDays, isDay, lengthOf } from "./days"
import { type GivenOptions, givenOptions } from "./given-options"
import { DEFAULT_DAYS, DEFAULT_TOP, MAX_DAYS } from "./help"
import { pageName } from "./page-choice"

type Output = { kind: "help" | "text" | "json" | "csv" } | { kind: "html"; file: string }

export type Options = { period: Period; path: string | null; top: number; output: Output }

/**
 * The options of the command line, checked. Throws a `StartupError` of one sentence for the first
 * one that is wrong.
 * @param today the day in Paris
 */
export function readOptions(args: readonly string[], today: string): Options {
  const given = givenOptions(args)
  const output = outputOf(given)
  if (given.top !== undefined && output.kind === "csv") {
    throw new StartupError(`--top does not go with --csv, which writes every row: leave one out.`)
  }
  return {
    period: periodOf(given, today),
    path: pathOf(given.path),
    top: topOf(given.top, output.kind === "json" ? Number.POSITIVE_INFINITY : DEFAULT_TOP),
    output,
  }
}

function outputOf({ json, csv, html, help }: GivenOptions): Output {
  if (help !== undefined) return { kind: "help" }
  if ([json, csv, html].filter(value => value !== undefined).length > 1) {
    throw new StartupError(
      "--json, --csv and --html exclude each other: run npm run stats once for each.",
    )
  }
  if (html !== undefined) return { kind: "html", file: reportFile(html) }
  if (json !== undefined) return { kind: "json" }
  return { kind: csv === undefined ? "text" : "csv" }
}

/** A report replaces the file that is there: it must not be able to replace a source file. */
function reportFile(file: string): string {
  if (/\.html?$/i.test(file)) return file
  throw new StartupError(
    `--html must name a file that ends in .html, received "${file}": write --html report.html.`,
  )
}

function periodOf({ since, until }: GivenOptions, today: string): Period {
  for (const [name, day] of Object.entries({ since, until })) {
    if (day !== undefined && !isDay(day)) {
      throw new StartupError(
        `--${name} must be a day of the calendar like ${today}, received "${day}": write year, month and day as YYYY-MM-DD.`,
      )
    }
  }
  const last = until ?? today
  const period = { since: since ?? addDays(last, 1 - DEFAULT_DAYS), until: last }
  if (last > today) {
    throw new StartupError(`--until must be today, ${today}, or before, received ${last}.`)
  }
  if (period.since > last) {
    throw new StartupError(
      `--since must not be after the last day, ${last}, received ${period.since}: exchange the two, or give another --until.`,
    )
  }
  if (lengthOf(period) > MAX_DAYS) {
    throw new StartupError(
      `The period must have at most ${MAX_DAYS} days, received ${lengthOf(period)}: give a later --since.`,
    )
  }
  return period
}

function pathOf(text: string | undefined): string | null {
  if (text === undefined) return null
  const name = pageName(text)
  if (name !== undefined) return name
  throw new StartupError(
    `--path must be a page of the site, without its query, like /blog or '/blog/*', received "${text}".`,
  )
}

function topOf(text: string | undefined, byDefault: number): number {
  if (text === undefined) return byDefault
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  throw new StartupError(`--top must be a whole number from 1 to 9999, received "${text}".`)
}
