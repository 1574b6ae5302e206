import { setTimeout } from "node:timers/promises"
import type Pg from "pg"
import { loadDriver } from "./load-driver"
import { codeOf, reasonOf, StartupError, StoreAwayError } from "./startup-error"

/** Runs one SQL text, with `$1` … as in `pg`, and returns its rows. */
type RunSql = (text: string, values?: readonly unknown[]) => Promise<unknown[]>

/** Errors are those of `postgresProblem`. */
export type PostgresDatabase = ReturnType<typeof openPostgres>

// A database that hangs is given up by the server and, when the network is gone, by this side.
const CONNECT_MS = 1500
const STATEMENT_MS = 1500
const NETWORK_MS = 500
/** For the owner's commands and the purge, which nobody waits for. */
const LONG_MS = 120_000
const CLOSE_MS = 1000

/** Views are written by one connection at a time (group commit); the others read and check. */
const CONNECTIONS = 4

/**
 * A pool of connections to the PostgreSQL server of a `DATABASE_URL`; TLS and everything else in it
 * is read by `pg`. Connects to nothing yet. Throws a `StartupError` when `pg` cannot read the address.
 */
export function openPostgres(url: string) {
  const pg = loadDriver<typeof Pg>("pg")
  const config: Pg.PoolConfig = {
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: STATEMENT_MS + NETWORK_MS,
    keepAlive: true,
    // A command ends when its work is done.
    allowExitOnIdle: true,
    application_name: "page-views",
    // Not as a parameter of the connection: poolers such as PgBouncer refuse that one.
    onConnect: client => client.query(`SET statement_timeout = ${STATEMENT_MS}`),
  }
  const { host, port, database } = readAddress(pg, config)
  const place = `${database} on ${host}:${port}`
  const pool = new pg.Pool(config)
  // An idle connection that breaks is gone from the pool by now. Without a listener it would end the
  // process; with one, the next query gets a new connection or the error.
  pool.on("error", () => {})
  let closed: Promise<void> | undefined

  async function inTransaction<Result>(work: (run: RunSql) => Promise<Result>): Promise<Result> {
    const client = await pool.connect()
    // While it is in use the pool does not listen; the statement that runs rejects too.
    const ignore = () => {}
    client.on("error", ignore)
    try {
      const run: RunSql = async (text, values = []) => {
        const query = { text, values: [...values], query_timeout: LONG_MS + NETWORK_MS }
        return (await client.query(query)).rows
      }
      await run("BEGIN")
      await run(`SET LOCAL statement_timeout = ${LONG_MS}`)
      const result = await work(run)
      await run("COMMIT")
      client.off("error", ignore)
      client.release()
      return result
    } catch (error) {
      // Ends the connection, and with it the transaction, in whatever state both are.
      client.release(true)
      throw error
    }
  }
  const tell = (error: unknown): never => {
    throw postgresProblem(error, place)
  }

  return {
    /** Where it is, without user or password: to be named in messages. */
    place,
    /** One statement, which is a transaction by itself. For what visitors wait for: fails soon. */
    run: async (text: string, values: readonly unknown[] = []): Promise<unknown[]> =>
      (await pool.query(text, [...values]).catch(tell)).rows,
    /** Several statements that may take long, in one transaction; nothing was done when it rejects. */
    transaction: <Result>(work: (run: RunSql) => Promise<Result>): Promise<Result> =>
      inTransaction(work).catch(tell),
    close() {
      // A connection that hangs does not say goodbye.
      closed ??= Promise.race([pool.end(), setTimeout(CLOSE_MS, undefined, { ref: false })])
      return closed
    },
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
 * What trying again does not mend, by SQLSTATE (or its class), by Node's code of a TLS error, or by the message of
 * what `pg` finds by itself, which has no code. Matched with code and message, a space between them.
 */
const SETTING_PROBLEMS: readonly [problem: RegExp, advice: string][] = [
  [/^28/, "check the user and the password in DATABASE_URL"],
  [/^3D000 /, "create it (createdb), or name another one in DATABASE_URL"],
  [/^(?:42501|3F000) /, "let the user of DATABASE_URL create tables in it"],
  [
    /^(?:\S*(?:CERT|VERIFY)|ERR_TLS|ERR_SSL)/,
    "check the TLS options (sslmode, sslrootcert) in DATABASE_URL",
  ],
  [/client password must be/, "write the password into DATABASE_URL"],
  [/does not support SSL/, "leave sslmode out of DATABASE_URL, or switch TLS on in the server"],
]

/** Wrong SQL or data: a fault of this code, to be seen as it is. */
const OUR_FAULT = /^(?:22|23|42)\w{3}$/

/**
 * What to throw for an error of the database: a `StoreAwayError` when it may be well in a moment, a `StartupError` when
 * its owner has to change something, the error itself when the fault is ours. None of them holds the password.
 */
function postgresProblem(error: unknown, place: string): unknown {
  if (error instanceof StartupError) return error
  const code = codeOf(error)
  // A host with several addresses that all refuse is an error without a message.
  const reason = reasonOf(error) || code
  const [, advice] = SETTING_PROBLEMS.find(([known]) => known.test(`${code} ${reason}`)) ?? []
  if (advice) {
    return new StartupError(
      `The PostgreSQL database ${place} cannot be used (${reason}): ${advice}.`,
    )
  }
  if (OUR_FAULT.test(code)) return error
  return new StoreAwayError(
    `The PostgreSQL database ${place} cannot be used at the moment (${reason}): check that it runs at this host and port.`,
  )
}
