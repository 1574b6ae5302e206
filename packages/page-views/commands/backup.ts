import { existsSync, renameSync, rmSync, statSync } from "node:fs"
import * as z from "zod"
import { readEnv } from "../server/env"
import { reasonOf, runCommand, StartupError } from "../startup-error"
import { openSqliteFile } from "../stores/sqlite-driver"
import { openSqliteReader } from "../stores/sqlite-store"

const INTACT = z.tuple([z.object({ integrity_check: z.literal("ok") })])

/**
 * Copies a page-view file into `target` while a server may write to it. The copy is one moment's, and gets its name when
 * it is intact. Throws a `StartupError` when there is nothing to copy or `target` exists.
 */
async function backUpSqlite(file: string, target: string) {
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
  const partial = `${target}.partial`
  try {
    rmSync(partial, { force: true })
    const database = openSqliteFile(file)
    try {
      database.prepare("VACUUM INTO ?").run(partial)
    } finally {
      database.close()
    }
    const copied = await totalsOfCopy(partial)
    renameSync(partial, target)
    return { ...copied, bytes: statSync(target).size }
  } catch (error) {
    rmSync(partial, { force: true })
    throw new StartupError(
      `The page-view file ${file} could not be saved as ${target} (${reasonOf(error)}): nothing was written; check the directory, the space on the disk, and that this is a page-view file.`,
    )
  }
}

/** Rejects when the copy is not intact. */
async function totalsOfCopy(copy: string): Promise<{ views: number; bots: number }> {
  const reader = openSqliteReader(copy, database =>
    INTACT.parse(database.prepare("PRAGMA integrity_check").all()),
  )
  const totals = await reader.totals().finally(reader.close)
  const sum = (kind: "views" | "bots") => totals.reduce((all, total) => all + total[kind], 0)
  return { views: sum("views"), bots: sum("bots") }
}

/** `npm run page-views:backup -- FILE`: saves the page views as FILE, while the server runs too. */
runCommand(async () => {
  const target = process.argv[2]
  const { databaseUrl, pageViewsDb } = readEnv()
  if (databaseUrl) {
    throw new StartupError(
      'The page views are in PostgreSQL (DATABASE_URL), which brings its own tool: pg_dump --format=custom --file=FILE "$DATABASE_URL".',
    )
  }
  if (!target) {
    throw new StartupError("Name the file to write: npm run page-views:backup -- FILE")
  }
  const { views, bots, bytes } = await backUpSqlite(pageViewsDb, target)
  process.stdout.write(
    `${target}: ${views} page views and ${bots} views of bots saved and checked, ${bytes} bytes.\n`,
  )
})
