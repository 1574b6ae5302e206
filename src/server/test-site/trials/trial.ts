import { existsSync } from "node:fs"
import { join } from "node:path"
import { makeDirectory, writeRelease } from "../release-on-disk"
import { storedIn } from "../running-site"
import { type ServedProcess, serveInProcess } from "../served-process"

/** One line of a trial's report. */
export type Finding = { measure: string; value: string; target: string; passed: boolean }

/** A trial of the production server, in a process of its own, on a database of its own. */
export type Trial<Result = Finding[]> = (site: TrialSite) => Promise<Result>

export type TrialSite = {
  /** An empty directory, which is removed at the end. */
  directory: string
  /** The release to serve. */
  release: string
  /** A page-view file that does not exist yet. */
  database: string
  /** Starts the server; the limit per client is off unless `env` says otherwise. */
  serve(env?: Record<string, string>): Promise<ServedProcess>
  /** How many views the store holds. Asked while no server runs. */
  counted(): Promise<number>
}

/**
 * Runs a trial on a release: the last build, or a small one when there is none, unless it is given. Whatever
 * happens, its servers are ended and its files removed.
 */
export async function runTrial<Result>(trial: Trial<Result>, given?: string): Promise<Result> {
  const directory = makeDirectory()
  const release = given ?? lastBuild() ?? join(directory.path, "release")
  const database = join(directory.path, "page-views.db")
  const started: ServedProcess[] = []
  try {
    if (!given && !lastBuild()) writeRelease(release)
    return await trial({
      directory: directory.path,
      release,
      database,
      async serve(env = {}) {
        const defaults = { PORT: "0", RATE_LIMIT: "0", PAGE_VIEWS_DB: database }
        const served = await serveInProcess(release, { ...defaults, ...env })
        started.push(served)
        return served
      },
      counted: async () => sum((await storedIn(database)).map(({ count }) => count)),
    })
  } finally {
    for (const { child, exit } of started) {
      child.kill("SIGKILL")
      await exit
    }
    directory.remove()
  }
}

const lastBuild = () => (existsSync("release/release.json") ? "release" : undefined)

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)

/** Ends a server as its owner would; resolves with the seconds that it took and its exit code. */
export async function terminate({ child, exit }: ServedProcess) {
  const start = performance.now()
  child.kill("SIGTERM")
  const code = await exit
  return { code, seconds: (performance.now() - start) / 1000 }
}
