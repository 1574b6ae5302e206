import { storedIn } from "../running-site"
import { type ServedProcess, serveInProcess } from "../served-process"
import { trialDirectory } from "./trial-directory"

/** One line of a trial's report. */
export type Finding = { measure: string; value: string; target: string; passed: boolean }

/** A trial of the production server, in a process of its own, on a database of its own. */
export type Trial = (site: TrialSite) => Promise<Finding[]>

export type TrialSite = {
  release: string
  database: string
  /** Starts the server; the limit per client is off unless `env` says otherwise. */
  serve(env?: Record<string, string>): Promise<ServedProcess>
  /** How many views the store holds. Asked while no server runs. */
  counted(): Promise<number>
}

/** Runs a trial; whatever happens, its servers are ended and its files removed. */
export async function runTrial(trial: Trial): Promise<Finding[]> {
  const { release, database, remove } = trialDirectory()
  const started: ServedProcess[] = []
  try {
    return await trial({
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
    remove()
  }
}

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)

/** Ends a server as its owner would; resolves with the seconds that it took and its exit code. */
export async function terminate({ child, exit }: ServedProcess) {
  const start = performance.now()
  child.kill("SIGTERM")
  const code = await exit
  return { code, seconds: (performance.now() - start) / 1000 }
}
