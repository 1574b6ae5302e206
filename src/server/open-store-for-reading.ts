import type { Env } from "./env"
import type { PageViewReader } from "./page-view-store"
import { openPostgresStore } from "./postgres-store"
import { openSqliteReader } from "./sqlite-reader"

/**
 * The store that the environment names, to be read only: for the owner's tools, while the server
 * runs or not. Makes and changes nothing in a file; of
 * PostgreSQL the tables are made when they are missing. Rejects with a `StartupError` when it cannot be used.
 */
export async function openStoreForReading({
  databaseUrl,
  pageViewsDb,
}: Env): Promise<PageViewReader> {
  return databaseUrl ? openPostgresStore(databaseUrl) : openSqliteReader(pageViewsDb)
}
