import type { BotCount, ViewCount } from "./page-view-store"

/**
 * Views and bots in one statement, which is one transaction. The order is the same in every
 * instance, so that no two wait for each other's rows; equal views are added up first, because a
 * row can be updated once only.
 */
const upsert = (update: (table: string) => string) => `WITH bots AS (
    INSERT INTO bot_views (day, count)
    SELECT day COLLATE "C", sum(count) FROM unnest($7::text[], $8::bigint[]) AS bot (day, count)
    GROUP BY 1 ORDER BY 1
    ON CONFLICT (day) DO UPDATE ${update("bot_views")}
  )
  INSERT INTO page_views (day, path, referer, agent, country, count)
  SELECT day COLLATE "C", path COLLATE "C", referer COLLATE "C", agent COLLATE "C", country COLLATE "C", sum(count)
  FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[])
    AS view (day, path, referer, agent, country, count)
  GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (day, path, referer, agent, country) DO UPDATE ${update("page_views")}`

/** Takes `columns`, and adds to the counts that are there. */
export const ADD = upsert(table => `SET count = ${table}.count + excluded.count`)
/** Takes `columns`, and leaves these counts there. */
export const SET = upsert(
  table => `SET count = excluded.count WHERE ${table}.count <> excluded.count`,
)

export const SELECT = `SELECT day, path, referer, agent, country, count FROM page_views
  WHERE day BETWEEN $1 AND $2`

export const SELECT_BOTS = "SELECT day, count FROM bot_views WHERE day BETWEEN $1 AND $2"

export const SELECT_TOTALS = `SELECT day, sum(views) AS views, sum(bots) AS bots FROM (
    SELECT day, count AS views, 0 AS bots FROM page_views
    UNION ALL SELECT day, 0, count FROM bot_views
  ) AS counted GROUP BY day ORDER BY day`

export const SELECT_DAYS_BEFORE = `SELECT day FROM page_views WHERE day < $1
  UNION SELECT day FROM bot_views WHERE day < $1 ORDER BY day`

export const PURGE_DAY = `WITH views AS (DELETE FROM page_views WHERE day = $1 RETURNING 1),
    bots AS (DELETE FROM bot_views WHERE day = $1 RETURNING 1)
  SELECT (SELECT count(*) FROM views) + (SELECT count(*) FROM bots) AS rows`

/** The values of `ADD` and `SET`: one list for each column. */
export const columns = (views: readonly ViewCount[], bots: readonly BotCount[]): unknown[] => [
  views.map(({ day }) => day),
  views.map(({ path }) => path),
  views.map(({ referer }) => referer),
  views.map(({ agent }) => agent),
  views.map(({ country }) => country),
  views.map(({ count }) => count),
  bots.map(({ day }) => day),
  bots.map(({ count }) => count),
]
