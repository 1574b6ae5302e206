import type { Env } from "./env"
import type { PageViewStore } from "./page-view-store"
import { openPostgresStore } from "./postgres-store"
import { openSqliteStore } from "./sqlite-store"

/**
 * The store that the environment names (D3): PostgreSQL with `DATABASE_URL`, else the SQLite file.
 * Rejects with a `StartupError` when it cannot be used, which is a `StoreAwayError` when trying
 * again may help.
 */
export async function openStore({ databaseUrl, pageViewsDb }: Env): Promise<PageViewStore> {
  return databaseUrl ? openPostgresStore(databaseUrl) : openSqliteStore(pageViewsDb)
}
