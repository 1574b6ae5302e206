import { existsSync, renameSync, rmSync, statSync } from "node:fs"
import { z } from "zod"
import { openSqliteFile, type SqliteDatabase } from "./sqlite-driver"
import { reasonOf, StartupError } from "./startup-error"

/** Sums of one database, by table and day. */
export type DayTotals = ReadonlyMap<string, number>

const INTACT = z.tuple([z.object({ integrity_check: z.literal("ok") })])

/**
 * Copies a page-view file into `target` while a server goes on writing to it: the copy is the state
 * of one moment. It appears under its name only when it is whole, intact and holds every count.
 * Throws a `StartupError` when there is nothing to copy, `target` exists or the copy fails.
 */
export function backUpSqlite(file: string, target: string) {
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
    const before = totalsOf(database, "main")
    database.prepare("VACUUM INTO ?").run(partial)
    const after = totalsOf(database, "main")
    // Attached rather than opened, which would give the copy a write-ahead log.
    database.prepare("ATTACH ? AS copy").run(partial)
    INTACT.parse(database.prepare("PRAGMA copy.integrity_check").all())
    const copy = totalsOf(database, "copy")
    database.exec("DETACH copy")
    if (!isBetween(before, copy, after)) throw new Error("the copy does not hold the same counts")
    renameSync(partial, target)
    return {
      views: sum(copy, "page_views"),
      bots: sum(copy, "bot_views"),
      bytes: statSync(target).size,
    }
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

const totalRows = z.array(z.object({ key: z.string(), total: z.number() }))

/** The tables may be read at two moments: each day's sum is compared by itself. */
function totalsOf(database: SqliteDatabase, schema: "main" | "copy"): DayTotals {
  const rows = ["page_views", "bot_views"].flatMap(table =>
    totalRows.parse(
      database
        .prepare(
          `SELECT '${table} ' || day AS key, sum(count) AS total FROM ${schema}.${table} GROUP BY day`,
        )
        .all(),
    ),
  )
  return new Map(rows.map(({ key, total }) => [key, total]))
}

const sum = (totals: DayTotals, table: string): number =>
  [...totals].reduce((all, [key, count]) => (key.startsWith(table) ? all + count : all), 0)
