import type { DayTotal, PageViewStore } from "./page-view-store"
import { StartupError } from "./startup-error"

/**
 * Copies every day of one store into another, and prints a line for each and the totals of both.
 *
 * A day is set, never added: each in one transaction of the target, so that this can be killed and
 * run again at any moment and counts nothing twice; no note of what was moved is needed. What keeps
 * a target with counts of its own safe is that `setDay` refuses to lose any: a day there may only
 * be an earlier copy of the source's. Days that the source does not have are left alone.
 *
 * One day at a time is in memory. Throws a `StartupError` when a day is refused, or when the totals
 * differ at the end, which they do when the site counts into the source during the copy.
 */
export async function movePageViews(
  from: PageViewStore,
  to: PageViewStore,
  print: (line: string) => void,
): Promise<void> {
  for (const { day } of await from.totals()) {
    const period = { since: day, until: day }
    const views = await from.counts(period)
    const [bots] = await from.botCounts(period)
    await to.setDay(day, views, bots?.count ?? 0)
    const sum = views.reduce((total, { count }) => total + count, 0)
    print(`${day}: ${sum} views, ${bots?.count ?? 0} bots`)
  }
  await compareTotals(from, to, print)
}

async function compareTotals(
  from: PageViewStore,
  to: PageViewStore,
  print: (line: string) => void,
): Promise<void> {
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

function sumOf(totals: readonly DayTotal[]): string {
  const views = totals.reduce((sum, total) => sum + total.views, 0)
  const bots = totals.reduce((sum, total) => sum + total.bots, 0)
  return `${totals.length} days, ${views} views, ${bots} bots`
}
