import { openPageViewFile, SQLITE } from "../stores/sqlite-store"
import { type PageViewStore, storeOn } from "../stores/store"

/** The SQLite file (D3), in this process. Throws a `StartupError` when it cannot be used. */
export function openSqliteStore(file: string): PageViewStore {
  const { run, close } = openPageViewFile(file)
  return storeOn({ run: async statements => run(statements), close: async () => close() }, SQLITE)
}
