import type { PageViewReader, Period, ViewCount } from "../server/page-view-store"
import { daysOf } from "./days"
import { choosePages } from "./page-choice"

export type Question = {
  period: Period
  /** A page, a page and those below it (`/blog/*`), or all pages. */
  path: string | null
}

/**
 * The rows of a question, one day after the other. A year at once would be 470 MB for a million rows;
 * by day it is 130 MB, and as fast as sums made by the database (2.3 s, measured with SQLite).
 */
export async function* readRows(
  reader: PageViewReader,
  { period, path }: Question,
): AsyncGenerator<ViewCount[]> {
  const isChosen = choosePages(path)
  for (const day of daysOf(period)) {
    const rows = await reader.counts({ since: day, until: day })
    yield rows.filter(row => isChosen(row.path))
  }
}
