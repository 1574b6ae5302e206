import Database from "libsql"
import { z } from "zod"

const rowSchema = z.object({
  path: z.string(),
  referer: z.string(),
  agent: z.string(),
  country: z.string(),
  count: z.number(),
})

type StoredView = z.infer<typeof rowSchema>

/**
 * What a server has stored, of all days together: a test may run at midnight. Read from its database file, that of
 * the server under test when none is named.
 */
export function storedRows(file = process.env.PAGE_VIEWS_DB ?? ""): StoredView[] {
  const database = new Database(file, { readonly: true })
  try {
    const rows = database
      .prepare(
        "SELECT path, referer, agent, country, SUM(count) AS count FROM page_views GROUP BY 1, 2, 3, 4",
      )
      .all()
    return z.array(rowSchema).parse(rows)
  } finally {
    database.close()
  }
}

/** Counts that came since `before`, without what stayed the same. */
export function newCounts(before: readonly StoredView[]): StoredView[] {
  const known = new Map(before.map(({ count, ...key }) => [JSON.stringify(key), count]))
  return storedRows()
    .map(({ count, ...key }) => ({ ...key, count: count - (known.get(JSON.stringify(key)) ?? 0) }))
    .filter(({ count }) => count > 0)
}
