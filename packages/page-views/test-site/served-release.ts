import { mkdtempSync } from "node:fs"
import { join } from "node:path"
import { makeDirectory, writeRelease } from "./release-on-disk"
import { storedIn } from "./running-site"
import { runServe, type ServedProcess, serveInProcess } from "./served-process"

/** Servers of a release, each in a process of its own, on one page-view file; no limit per client, unless it is given. */
export function serversOf(release: string, database: () => string) {
  const started: ServedProcess[] = []
  const env = () => ({ PORT: "0", RATE_LIMIT: "0", PAGE_VIEWS_DB: database() })
  return {
    env,
    async serve(changes: Record<string, string> = {}, from = release): Promise<ServedProcess> {
      const served = await serveInProcess(from, { ...env(), ...changes })
      started.push(served)
      return served
    },
    /** Number of views in the file. */
    counted: async () => (await storedIn(database())).reduce((sum, { count }) => sum + count, 0),
    /** Kills those that still run. */
    async end(): Promise<void> {
      for (const { child, exit } of started.splice(0)) {
        child.kill("SIGKILL")
        await exit
      }
    },
  }
}

/**
 * A release for all tests of a file, whose server runs in a process of its own, with a database for each test.
 * Call it in the file itself; servers that still run are killed after each test.
 */
export function servedRelease() {
  const directory = makeDirectory()
  const release = join(directory.path, "release")
  let database: string
  const { env, serve, counted, end } = serversOf(release, () => database)

  beforeAll(() => writeRelease(release))
  beforeEach(() => {
    database = join(mkdtempSync(join(directory.path, "data-")), "views.db")
  })
  afterEach(end)
  afterAll(() => directory.remove())

  return {
    folder: directory.path,
    env,
    database: () => database,
    serve,
    counted,
    /** Starts it without waiting for it to be ready. */
    run: (changes: Record<string, string>, ...args: string[]) =>
      runServe(release, { ...env(), ...changes }, ...args),
  }
}
