import { existsSync, renameSync, rmSync, statSync } from "node:fs"
import * as z from "zod"
import type { DayTotal } from "./page-view-store"
import { openSqliteFile, openSqliteFileForReading, type SqliteDatabase } from "./sqlite-driver"
import { readSqlite } from "./sqlite-store"
import { reasonOf, StartupError } from "./startup-error"

/** Counts of one database, by day, and views and bots apart. */
export type DayTotals = ReadonlyMap<string, number>

const INTACT = z.tuple([z.object({ integrity_check: z.literal("ok") })])

/**
 * Copies a page-view file into `target` while a server may write to it. The copy is one moment's, and gets its name when
 * it is intact and holds every count. Throws a `StartupError` when there is nothing to copy or `target` exists.
 */
export async function backUpSqlite(file: string, target: string) {
  if (!existsSync(file)) {
    throw new StartupError(
      `There is no page-view file ${file} to back up: set PAGE_VIEWS_DB to the one that the server writes.`,
    )
  }
  if (existsSync(target)) {
    throw new StartupError(
      `${target} exists already, and a backup overwrites nothing: choose another name.`,
    )
  }
  const database = openSqliteFile(file)
  const partial = `${target}.partial`
  try {
    rmSync(partial, { force: true })
    const before = await readSqlite(database).totals()
    database.prepare("VACUUM INTO ?").run(partial)
    const after = await readSqlite(database).totals()
    const copied = await totalsOfCopy(openSqliteFileForReading(partial))
    if (!isBetween(byDay(before), byDay(copied), byDay(after))) {
      throw new Error("the copy does not hold the same counts")
    }
    renameSync(partial, target)
    const sum = (kind: "views" | "bots") => copied.reduce((all, total) => all + total[kind], 0)
    return { views: sum("views"), bots: sum("bots"), bytes: statSync(target).size }
  } catch (error) {
    rmSync(partial, { force: true })
    throw new StartupError(
      `The page-view file ${file} could not be saved as ${target} (${reasonOf(error)}): nothing was written; check the directory, the space on the disk, and that this is a page-view file.`,
    )
  } finally {
    database.close()
  }
}

/**
 * Whether a copy holds what its source did: no day has less than before the copy or more than after
 * it, so they are equal when nobody wrote. A day that is missing was purged during the copy.
 */
export function isBetween(before: DayTotals, copy: DayTotals, after: DayTotals): boolean {
  const lost = [...before].some(([day, count]) => (copy.get(day) ?? 0) < count && after.has(day))
  const added = [...copy].some(([day, count]) => {
    const least = before.get(day) ?? 0
    return count > (after.get(day) ?? least)
  })
  return !lost && !added
}

/** Rejects when the file is not intact, and closes it. */
async function totalsOfCopy(copy: SqliteDatabase): Promise<DayTotal[]> {
  try {
    INTACT.parse(copy.prepare("PRAGMA integrity_check").all())
    return await readSqlite(copy).totals()
  } finally {
    copy.close()
  }
}

/** What a day has none of is not there, as in the tables: its views and its bots are purged one after the other. */
const byDay = (totals: readonly DayTotal[]): DayTotals =>
  new Map(
    totals
      .flatMap(({ day, ...counts }) =>
        Object.entries(counts).map(([kind, count]) => [`${kind} ${day}`, count] as const),
      )
      .filter(([, count]) => count > 0),
  )
