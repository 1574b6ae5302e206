import type { Env } from "./env"
import type { PageViewReader } from "./page-view-store"
import { openSqliteReader } from "./sqlite-reader"

/**
 * The store that the environment names, to be read only: for the owner's tools, while the server
 * runs or not. Makes and changes nothing. Rejects with a `StartupError` when it cannot be used.
 */
export async function openStoreForReading({ pageViewsDb }: Env): Promise<PageViewReader> {
  return openSqliteReader(pageViewsDb)
}
