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

/** What a server has stored, read from its database file: the server under test's when none is named. */
export function storedRows(file = process.env.PAGE_VIEWS_DB ?? ""): StoredView[] {
  const database = new Database(file, { readonly: true })
  try {
    const rows = database
      .prepare("SELECT path, referer, agent, country, count FROM page_views")
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
