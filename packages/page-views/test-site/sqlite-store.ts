import type { PageViewStore } from "../stores/counts"
import { openCountsFile } from "../stores/counts-file"

/** The SQLite file (D3), in this process. Throws a `StartupError` when it cannot be used. */
export function openSqliteStore(file: string): PageViewStore {
  const counts = openCountsFile(file)
  return {
    add: async (views, bots = []) => counts.add(views, bots),
    rowsOf: async day => counts.rowsOf(day),
    purge: async day => counts.purge(day),
    close: async () => counts.close(),
  }
}
