import { mkdtempSync } from "node:fs"
import { join } from "node:path"
import { makeDirectory, writeRelease } from "./release-on-disk"
import { storedIn } from "./running-site"
import { runServe, type ServedProcess, serveInProcess } from "./served-process"

/**
 * A release for all tests of a file, whose server runs in a process of its own, with a database for each test.
 * Call it in the file itself; servers that still run are killed after each test.
 */
export function servedRelease() {
  const directory = makeDirectory()
  const release = join(directory.path, "release")
  let database: string
  let served: ServedProcess[] = []
  const env = () => ({ PORT: "0", RATE_LIMIT: "0", PAGE_VIEWS_DB: database })

  beforeAll(() => writeRelease(release))
  beforeEach(() => {
    database = join(mkdtempSync(join(directory.path, "data-")), "views.db")
  })
  afterEach(async () => {
    for (const { child, exit } of served) {
      child.kill("SIGKILL")
      await exit
    }
    served = []
  })
  afterAll(() => directory.remove())

  return {
    folder: directory.path,
    env,
    database: () => database,
    async serve(changes: Record<string, string> = {}, from = release): Promise<ServedProcess> {
      const own = await serveInProcess(from, { ...env(), ...changes })
      served.push(own)
      return own
    },
    /** Starts it without waiting for it to be ready. */
    run: (changes: Record<string, string>, ...args: string[]) =>
      runServe(release, { ...env(), ...changes }, ...args),
    /** How many views the database of the test holds. */
    counted: async () => (await storedIn(database)).reduce((sum, { count }) => sum + count, 0),
  }
}
