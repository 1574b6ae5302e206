import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { until } from "./until"

interface ServedSite {
  address: string
  /** The file in which it counts page views. */
  database: string
  /** Stops the server, and removes its database; resolves when it is gone. */
  stop(): Promise<void>
}

/**
 * Folder for databases of tests of pages, in memory where Linux has one: while builds are written to a slow disk, a
 * commit takes above a second, and the counter answers 503.
 */
const DATABASES = existsSync("/dev/shm") ? "/dev/shm" : tmpdir()

/**
 * Serves a release with the server that it holds, in a process of its own, on a free port and with an empty database.
 * Resolves when it counts page views: it serves pages before. Rejects when the server stops before it is ready; its log
 * goes to the error output.
 */
export async function serveSite(release: string): Promise<ServedSite> {
  const folder = await mkdtemp(join(DATABASES, "page-views-"))
  const database = join(folder, "page-views.db")
  const child = spawn(process.execPath, [join(release, "server.cjs")], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, PORT: "0", PAGE_VIEWS_DB: database, RATE_LIMIT: "0" },
  })
  const address = await new Promise<string>((resolve, reject) => {
    child.once("exit", code => reject(new Error(`The server stopped with code ${code}.`)))
    child.stdout.on("data", (line: Buffer) => {
      const ready = /Site ready: (\S+)/.exec(line.toString())?.[1]
      if (ready) resolve(ready)
    })
  })
  await until(
    async () => (await fetch(new URL("/healthz", address))).ok,
    isWell => isWell,
  )
  return {
    address,
    database,
    async stop() {
      const exited = once(child, "exit")
      child.kill()
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
