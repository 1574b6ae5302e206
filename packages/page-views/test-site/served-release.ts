import { mkdtempSync } from "node:fs"
import { join } from "node:path"
import { makeDirectory, writeRelease } from "./release-on-disk"
import { storedIn } from "./running-site"
import { runServe, type ServedProcess, serveInProcess } from "./served-process"

/** Servers of a release, each in a process of its own, on one page-view file; no limit per client, unless it is given. */
export function serversOf(
  release: string,
  database: string,
  settings: Record<string, string> = {},
) {
  const started: ServedProcess[] = []
  const env = { PORT: "0", RATE_LIMIT: "0", PAGE_VIEWS_DB: database, ...settings }
  return {
    env,
    database,
    async serve(changes: Record<string, string> = {}, from = release): Promise<ServedProcess> {
      const served = await serveInProcess(from, { ...env, ...changes })
      started.push(served)
      return served
    },
    /** Starts it without waiting for it to be ready; `args` are the server's own. */
    run: (changes: Record<string, string>, ...args: string[]) =>
      runServe(release, { ...env, ...changes }, ...args),
    /** Number of views in the file. */
    counted: async () => (await storedIn(database)).reduce((sum, { count }) => sum + count, 0),
    /** Kills those that still run. */
    async end(): Promise<void> {
      for (const { child, exit } of started.splice(0)) {
        child.kill("SIGKILL")
        await exit
      }
    },
  }
}

/** A release for the tests of a file, which may run at the same time. Call it in the file itself. */
export function servedRelease() {
  const directory = makeDirectory()
  const release = join(directory.path, "release")
  writeRelease(release)
  const all: ReturnType<typeof serversOf>[] = []
  afterAll(async () => {
    for (const { end } of all) await end()
    directory.remove()
  })
  return {
    folder: directory.path,
    release,
    /** Servers on a page-view file of their own. They are killed after the last test. */
    servers(settings?: Record<string, string>) {
      const database = join(mkdtempSync(join(directory.path, "data-")), "page-views.db")
      const servers = serversOf(release, database, settings)
      all.push(servers)
      return servers
    },
  }
}
