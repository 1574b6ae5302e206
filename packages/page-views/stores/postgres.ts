import { setTimeout } from "node:timers/promises"
import type Pg from "pg"
import * as z from "zod"
import { codeOf, reasonOf, StartupError, StoreAwayError } from "../startup-error"
import {
  type BotCount,
  type CountsReader,
  insertInto,
  makeTables,
  type PageViewStore,
  PURGE,
  SELECT_DAY,
  TABLES,
  type TableName,
  viewCount,
} from "./counts"
import { loadDriver } from "./load-driver"

// A database that hangs is given up by the server and, when the network is gone, by this side (R-4).
const CONNECT_MS = 1500
const STATEMENT_MS = 1500
const NETWORK_MS = 500
/** For the owner's commands and the purge, which nobody waits for. */
const LONG_MS = 120_000
const CLOSE_MS = 1000

/** Views are written by one connection at a time (group commit); the others read and check. */
const CONNECTIONS = 4

type Statement = [text: string, values?: readonly unknown[]]

/**
 * Adds rows in one order everywhere, so that no two instances wait for each other's; equal ones are added up first, as
 * one statement cannot change a row twice.
 */
function adding(table: TableName, rows: readonly BotCount[]): Statement[] {
  if (rows.length === 0) return []
  const keys = TABLES[table]
  const given = `json_to_recordset($1) AS given(${keys.map(key => `${key} text`)}, count bigint)`
  const sums = `SELECT ${keys}, sum(count) FROM ${given} GROUP BY ${keys} ORDER BY ${keys}`
  return [[insertInto(table, sums), [JSON.stringify(rows)]]]
}

/** Any number, the same in every instance and every version of the site. */
const LOCK = 7_245_301

/**
 * Collation "C" compares bytes, as SQLite does. A row's key must stay below 2 700 bytes: paths are the build's. Instances
 * that start together wait for each other.
 */
const MAKE_TABLES = [
  `SELECT pg_advisory_xact_lock(${LOCK})`,
  ...makeTables('TEXT COLLATE "C"', "BIGINT"),
].map((text): Statement => [text])

/** One row where both tables are there. */
const SELECT_TABLES = `SELECT 1 WHERE ${Object.keys(TABLES)
  .map(table => `to_regclass('${table}') IS NOT NULL`)
  .join(" AND ")}`

/**
 * The store for several instances of the site at once (D9). `pg` reads TLS and everything else in its `DATABASE_URL`.
 * Makes its tables when it is first used, and rejects with a `StoreAwayError` while the database cannot be reached, with
 * another `StartupError` when its owner has to change something. Throws a `StartupError` when `pg` cannot read the address.
 */
export function postgresStore(url: string): PageViewStore & CountsReader {
  const pg = loadDriver<typeof Pg>("pg")
  const config: Pg.PoolConfig = {
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    // A command ends when its work is done.
    allowExitOnIdle: true,
    application_name: "page-views",
    // Not as a parameter of the connection: poolers such as PgBouncer refuse that one.
    onConnect: client => client.query(`SET statement_timeout = ${STATEMENT_MS}`),
  }
  const { host, port, database } = readAddress(pg, config)
  const place = `The PostgreSQL database ${database} on ${host}:${port}`
  const pool = new pg.Pool(config)
  // An idle connection that breaks is gone from the pool by now. Without a listener it would end the
  // process; with one, the next query gets a new connection or the error.
  pool.on("error", () => {})
  let ready: Promise<void> | undefined
  let closed: Promise<void> | undefined

  async function transaction(statements: readonly Statement[], soon: boolean) {
    const client = await pool.connect()
    // While it is in use the pool does not listen; the statement that runs rejects too.
    const ignore = () => {}
    client.on("error", ignore)
    const query = (text: string, values: readonly unknown[] = []) => {
      const timeout = { query_timeout: (soon ? STATEMENT_MS : LONG_MS) + NETWORK_MS }
      return client.query({ text, values: [...values], ...timeout })
    }
    const isAlone = soon && statements.length === 1
    try {
      if (!isAlone) await query("BEGIN")
      if (!soon) await query(`SET LOCAL statement_timeout = ${LONG_MS}`)
      const results: Pg.QueryResult[] = []
      for (const statement of statements) results.push(await query(...statement))
      if (!isAlone) await query("COMMIT")
      client.off("error", ignore)
      client.release()
      return results
    } catch (error) {
      // Ends the connection, and with it the transaction, in whatever state both are.
      client.release(true)
      throw error
    }
  }

  /** Makes tables that are missing. A database that has them is only read: that needs no right to make some. */
  async function makeReady(): Promise<void> {
    const [found] = await transaction([[SELECT_TABLES]], true)
    if (!found?.rowCount) await transaction(MAKE_TABLES, false)
  }

  async function run(statements: readonly Statement[], soon: boolean) {
    try {
      ready ??= makeReady()
      await ready.catch(error => {
        ready = undefined
        throw error
      })
      return await transaction(statements, soon)
    } catch (error) {
      throw postgresProblem(error, place)
    }
  }

  function close(): Promise<void> {
    // A connection that hangs sends no end.
    closed ??= Promise.race([pool.end(), setTimeout(CLOSE_MS, undefined, { ref: false })])
    return closed
  }
  return {
    async add(views, bots = []) {
      await run([...adding("page_views", views), ...adding("bot_views", bots)], true)
    },
    async rowsOf(day) {
      const [found] = await run([[SELECT_DAY, [day]]], true)
      return z.array(viewCount).parse(found?.rows)
    },
    async purge(day) {
      const deleted = await run(
        PURGE.map((text): Statement => [text, [day]]),
        false,
      )
      return deleted.reduce((rows, { rowCount }) => rows + (rowCount ?? 0), 0)
    },
    async select(text, values) {
      return (await run([[text, values]], false))[0]?.rows ?? []
    },
    close,
  }
}

function readAddress(pg: typeof Pg, config: Pg.ClientConfig): Pg.Client {
  try {
    return new pg.Client(config)
  } catch (error) {
    throw new StartupError(
      `DATABASE_URL cannot be read (${reasonOf(error)}): expected an address like postgresql://user:password@host:5432/database, with special characters of the password as %XX.`,
    )
  }
}

/**
 * Problems that a retry does not fix, by SQLSTATE (or its class), by Node's code of a TLS error, or by the message of
 * what `pg` finds by itself, which has no code. Matched with code and message, a space between them.
 */
const SETTING_PROBLEM =
  /^(?:28|3D000 |42501 |3F000 |\S*CERT|\S*VERIFY|ERR_TLS|ERR_SSL)|client password must be|does not support SSL/

/** Wrong SQL or data: a fault of this code, to be seen as it is. */
const OUR_FAULT = /^(?:22|23|42)\w{3}$/

/** Error to throw for an error of the database. Never holds the password. */
function postgresProblem(error: unknown, place: string): unknown {
  if (error instanceof StartupError) return error
  const code = codeOf(error)
  // A host with several addresses that all refuse is an error without a message.
  const reason = reasonOf(error) || code
  if (SETTING_PROBLEM.test(`${code} ${reason}`)) {
    return new StartupError(
      `${place} cannot be used (${reason}): check user, password, database and TLS options in DATABASE_URL, and that this user may create tables there.`,
    )
  }
  if (OUR_FAULT.test(code)) return error
  return new StoreAwayError(
    `${place} cannot be used at the moment (${reason}): check that it runs at this host and port.`,
  )
}
