import type { Env } from "./env"
import type { PageViewReader } from "./page-view-store"
import { openPostgresStore } from "./postgres-store"
import { openSqliteReader } from "./sqlite-reader"

/**
 * The store that the environment names, for reading by the owner's tools, whether the server runs or not. Changes
 * nothing in a file; in PostgreSQL it makes missing tables. Rejects with a `StartupError` when it cannot be used.
 */
export async function openStoreForReading({
  databaseUrl,
  pageViewsDb,
}: Env): Promise<PageViewReader> {
  return databaseUrl ? openPostgresStore(databaseUrl) : openSqliteReader(pageViewsDb)
}
