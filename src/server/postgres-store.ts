import { z } from "zod"
import { refuseLoss } from "./day-counts"
import type { BotCount, DayTotal, PageViewStore, ViewCount } from "./page-view-store"
import { openPostgres, type PostgresDatabase, type RunSql } from "./postgres-driver"
import { migratePostgres } from "./postgres-migrations"
import {
  ADD,
  columns,
  PURGE_DAY,
  SELECT,
  SELECT_BOTS,
  SELECT_DAYS_BEFORE,
  SELECT_TOTALS,
  SET,
} from "./postgres-sql"
import { reasonOf, StartupError } from "./startup-error"

/** `pg` hands out 64-bit numbers as texts. */
const bigint = z.string().transform(Number)
const storedBots: z.ZodType<BotCount[]> = z.array(z.object({ day: z.string(), count: bigint }))
const storedTotals: z.ZodType<DayTotal[]> = z.array(
  z.object({ day: z.string(), views: bigint, bots: bigint }),
)
const storedCounts: z.ZodType<ViewCount[]> = z.array(
  z.object({
    day: z.string(),
    path: z.string(),
    referer: z.string(),
    agent: z.string(),
    country: z.string(),
    count: bigint,
  }),
)

/**
 * The store for several instances of the site at once (D3). The first connection is made here.
 * Rejects with a `StoreAwayError` when the database cannot be reached at the moment, with another
 * `StartupError` when it cannot be used as it is.
 */
export async function openPostgresStore(url: string): Promise<PageViewStore> {
  const database = readAddress(url)
  try {
    await migratePostgres(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return postgresStore(database)
}

function readAddress(url: string): PostgresDatabase {
  try {
    return openPostgres(url)
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `DATABASE_URL cannot be read (${reasonOf(error)}): expected an address like postgresql://user:password@host:5432/database, with special characters of the password as %XX.`,
    )
  }
}

function postgresStore({ run, transaction, close }: PostgresDatabase): PageViewStore {
  return {
    async add(views, bots = []) {
      await run(ADD, columns(views, bots))
    },
    counts: ({ since, until }) =>
      transaction(async sql => storedCounts.parse(await sql(SELECT, [since, until]))),
    botCounts: ({ since, until }) =>
      transaction(async sql => storedBots.parse(await sql(SELECT_BOTS, [since, until]))),
    totals: () => transaction(async sql => storedTotals.parse(await sql(SELECT_TOTALS))),
    async setDay(day, views, bots) {
      await transaction(async sql => {
        // Readers go on; a site's page views, of bots too, wait for the end of this day. They lock
        // the other table first: taking it here as well would be a deadlock.
        await sql("LOCK TABLE page_views IN SHARE ROW EXCLUSIVE MODE")
        refuseLoss(day, await dayOf(sql, day), { views, bots })
        await sql(SET, columns(views, bots > 0 ? [{ day, count: bots }] : []))
      })
    },
    async purge(day) {
      const days = await transaction(async sql =>
        oldDays.parse(await sql(SELECT_DAYS_BEFORE, [day])),
      )
      let rows = 0
      // Day by day: a day takes long when old counts were just moved here, and nobody waits for it.
      for (const { day: old } of days) {
        const [deleted] = await transaction(async sql => purged.parse(await sql(PURGE_DAY, [old])))
        rows += deleted.rows
      }
      return rows
    },
    async check() {
      // A write: a full disk, or a server that only reads, shows here.
      await run("UPDATE page_view_version SET version = version")
    },
    close,
  }
}

const oldDays = z.array(z.object({ day: z.string() }))
const purged = z.tuple([z.object({ rows: bigint })])

async function dayOf(sql: RunSql, day: string) {
  const views = storedCounts.parse(await sql(SELECT, [day, day]))
  const [bots] = storedBots.parse(await sql(SELECT_BOTS, [day, day]))
  return { views, bots: bots?.count ?? 0 }
}
