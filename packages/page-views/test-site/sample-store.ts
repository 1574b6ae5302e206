import { join } from "node:path"
import { tempDir } from "../../../src/testing/temp-dir"
import type { BotCount, PageViewStore, ViewCount } from "../stores/store"
import { openSqliteStore } from "./sqlite-store"

/** One view of one day. */
export const COUNT: ViewCount = {
  day: "2026-03-14",
  path: "/",
  referer: "direct",
  agent: "firefox",
  country: "FR",
  count: 1,
}

/** A real store with these counts; close it before the end of the test. */
export async function sampleStore(
  views: readonly Partial<ViewCount>[],
  bots: readonly BotCount[] = [],
): Promise<PageViewStore> {
  const store = openSqliteStore(join(await tempDir(), "views.db"))
  await store.add(
    views.map(view => ({ ...COUNT, ...view })),
    bots,
  )
  return store
}
