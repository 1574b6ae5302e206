import { existsSync } from "node:fs"
import { parseArgs } from "node:util"
import { readBothStores } from "../server/env"
import { movePageViews } from "../server/move-page-views"
import { openPostgresStore } from "../server/postgres-store"
import { openSqliteStore } from "../server/sqlite-store"
import { reasonOf, StartupError } from "../server/startup-error"

/**
 * `npm run page-views:move -- --to postgres|file`: copies all counts from the file PAGE_VIEWS_DB into
 * the database DATABASE_URL, or back. Exits with 1 when the totals are not the same at the end.
 */
async function move(): Promise<void> {
  const to = readTarget()
  const { pageViewsDb, databaseUrl } = readBothStores()
  if (to === "postgres" && !existsSync(pageViewsDb)) {
    throw new StartupError(`There is no file ${pageViewsDb}: set PAGE_VIEWS_DB to the page views.`)
  }
  const postgres = await openPostgresStore(databaseUrl)
  try {
    const file = openSqliteStore(pageViewsDb)
    const print = (line: string) => process.stdout.write(`${line}\n`)
    const [source, target] = to === "postgres" ? [file, postgres] : [postgres, file]
    await movePageViews(source, target, print).finally(() => file.close())
  } finally {
    await postgres.close()
  }
}

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

move().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
})
