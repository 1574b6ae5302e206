import Database from "libsql"
import { z } from "zod"

const rowSchema = z.object({
  path: z.string(),
  referer: z.string(),
  agent: z.string(),
  country: z.string(),
  count: z.number(),
})

export type StoredView = z.infer<typeof rowSchema>

/** Views that a server has stored, of all days together: a test may run at midnight. Takes its database file. */
export function storedRows(file: string): StoredView[] {
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
export function newCounts(before: readonly StoredView[], file: string): StoredView[] {
  const known = new Map(before.map(({ count, ...key }) => [JSON.stringify(key), count]))
  return storedRows(file)
    .map(({ count, ...key }) => ({ ...key, count: count - (known.get(JSON.stringify(key)) ?? 0) }))
    .filter(({ count }) => count > 0)
}
