import { existsSync, rmSync, statSync } from "node:fs"
import { readEnv } from "../server/env"
import { reasonOf, runCommand, StartupError } from "../startup-error"
import { openSqliteFile } from "../stores/sqlite-driver"

/** `npm run page-views:backup -- FILE`: saves one moment's page views as FILE, while the server runs too. */
runCommand(async () => {
  const [, , target] = process.argv
  const { databaseUrl, pageViewsDb: file } = readEnv()
  const refusal = databaseUrl
    ? 'The page views are in PostgreSQL (DATABASE_URL), which brings its own tool: pg_dump --format=custom --file=FILE "$DATABASE_URL".'
    : !existsSync(file) &&
      `There is no page-view file ${file} to back up: set PAGE_VIEWS_DB to the one that the server writes.`
  if (refusal) throw new StartupError(refusal)
  if (!target || existsSync(target))
    throw new StartupError("Name a file that is not there yet: npm run page-views:backup -- FILE")
  try {
    const database = openSqliteFile(file)
    database.prepare("VACUUM INTO ?").run(target)
    database.close()
  } catch (error) {
    rmSync(target, { force: true })
    throw new StartupError(
      `The page-view file ${file} could not be saved as ${target} (${reasonOf(error)}): nothing was written; check the directory, the space on the disk, and that this is a page-view file.`,
    )
  }
  const kilobytes = Math.ceil(statSync(target).size / 1000)
  process.stdout.write(`Page views saved: ${target}, ${kilobytes} kB\n`)
})
