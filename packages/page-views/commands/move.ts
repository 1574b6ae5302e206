import { existsSync } from "node:fs"
import { parseArgs } from "node:util"
import { readEnv } from "../server/env"
import { reasonOf, runCommand, StartupError } from "../startup-error"
import { postgresStore } from "../stores/postgres"
import { openSqliteStore } from "../stores/sqlite-store"
import type { DayTotal, PageViewStore } from "../stores/store"
import { warnWhenCountingIsOff } from "./counting-off"

/** `npm run page-views:move -- --to postgres|file`: copies all counts of PAGE_VIEWS_DB into DATABASE_URL, or back. */
runCommand(async () => {
  const to = readTarget()
  const { pageViewsDb, databaseUrl } = readEnv()
  if (!process.env.PAGE_VIEWS_DB || !databaseUrl) {
    throw new StartupError(
      `${databaseUrl ? "PAGE_VIEWS_DB" : "DATABASE_URL"} must be set: counts are moved between the file PAGE_VIEWS_DB and the PostgreSQL database DATABASE_URL.`,
    )
  }
  if (to === "postgres" && !existsSync(pageViewsDb)) {
    throw new StartupError(`There is no file ${pageViewsDb}: set PAGE_VIEWS_DB to the page views.`)
  }
  await warnWhenCountingIsOff()
  const postgres = postgresStore(databaseUrl)
  try {
    // Before the file is made.
    await postgres.totals()
    const file = openSqliteStore(pageViewsDb)
    const [source, target] = to === "postgres" ? [file, postgres] : [postgres, file]
    await move(source, target).finally(() => file.close())
  } finally {
    await postgres.close()
  }
})

function readTarget(): "postgres" | "file" {
  const expected = "expected --to postgres or --to file: npm run page-views:move -- --to postgres"
  try {
    const { to } = parseArgs({ options: { to: { type: "string" } } }).values
    if (to === "postgres" || to === "file") return to
    throw new StartupError(`received ${to === undefined ? "no --to" : `--to ${to}`}, ${expected}`)
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`${reasonOf(error)}; ${expected}`)
  }
}

/**
 * Copies every day of one store into another, and prints a line for each and the totals of both. A day is set, never
 * added, in one transaction of the target: killed at any moment and run again, this counts nothing twice. A target
 * with counts of its own is safe, as `setDay` refuses to lose any; days that the source does not have are left alone.
 * Throws a `StartupError` when a day is refused, or when the totals differ because the site counted during the copy.
 */
async function move(from: PageViewStore, to: PageViewStore): Promise<void> {
  for (const { day } of await from.totals()) {
    const period = { since: day, until: day }
    const views = await from.counts(period)
    const [{ count: bots } = { count: 0 }] = await from.botCounts(period)
    await to.setDay(day, views, bots)
    print(`${day}: ${views.reduce((sum, { count }) => sum + count, 0)} views, ${bots} bots`)
  }
  const source = await from.totals()
  const target = await to.totals()
  const days = new Map(target.map(total => [total.day, total]))
  const copied = source.flatMap(({ day }) => days.get(day) ?? [])
  const others = target.length - copied.length
  print(`Source: ${sumOf(source)}`)
  print(`Target: ${sumOf(copied)}${others > 0 ? `, and ${others} days of its own` : ""}`)
  const different = source.find(({ day, views, bots }) => {
    const same = days.get(day)
    return same?.views !== views || same.bots !== bots
  })
  if (!different) return
  throw new StartupError(
    `The totals of ${different.day} differ, so something was counted meanwhile: stop the site, and run the command again.`,
  )
}

const print = (line: string) => process.stdout.write(`${line}\n`)

function sumOf(totals: readonly DayTotal[]): string {
  const views = totals.reduce((sum, total) => sum + total.views, 0)
  const bots = totals.reduce((sum, total) => sum + total.bots, 0)
  return `${totals.length} days, ${views} views, ${bots} bots`
}
