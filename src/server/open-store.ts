import type { Env } from "./env"
import type { PageViewReader, PageViewStore } from "./page-view-store"
import { openPostgresStore } from "./postgres-store"
import { openSqliteReader, openSqliteStore } from "./sqlite-store"

/**
 * The store that the environment names (D3): PostgreSQL with `DATABASE_URL`, else the SQLite file.
 * Rejects with a `StartupError` when it cannot be used, which is a `StoreAwayError` when trying
 * again may help.
 */
export async function openStore({ databaseUrl, pageViewsDb }: Env): Promise<PageViewStore> {
  return databaseUrl ? openPostgresStore(databaseUrl) : openSqliteStore(pageViewsDb)
}

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
