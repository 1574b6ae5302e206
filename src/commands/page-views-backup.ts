import { readEnv } from "../server/env"
import { backUpSqlite } from "../server/sqlite-backup"
import { StartupError } from "../server/startup-error"
import { sayWhenCountingIsOff } from "./counting-off"
import { npmScript } from "./npm-script"

/** `npm run page-views:backup -- FILE`: saves the page views as FILE, while the server runs too. */
npmScript(async () => {
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
  sayWhenCountingIsOff({ databaseUrl, pageViewsDb })
  const { views, bots, bytes } = await backUpSqlite(pageViewsDb, target)
  process.stdout.write(
    `${target}: ${views} page views and ${bots} views of bots saved and checked, ${bytes} bytes.\n`,
  )
})
