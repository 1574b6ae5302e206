import { existsSync } from "node:fs"
import { join } from "node:path"
import { makeDirectory, writeRelease } from "../../packages/page-views/test-site/release-on-disk"
import type { ServedProcess } from "../../packages/page-views/test-site/served-process"
import { serversOf } from "../../packages/page-views/test-site/served-release"

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
} & Pick<ReturnType<typeof serversOf>, "serve" | "counted">

/**
 * Runs a trial on a release: the last build, or a small one when there is none, unless it is given. Whatever
 * happens, its servers are ended and its files removed.
 */
export async function runTrial<Result>(trial: Trial<Result>, given?: string): Promise<Result> {
  const directory = makeDirectory()
  const release = given ?? lastBuild() ?? join(directory.path, "release")
  const database = join(directory.path, "page-views.db")
  const { serve, counted, end } = serversOf(release, database)
  try {
    if (!given && !lastBuild()) writeRelease(release)
    return await trial({ directory: directory.path, release, database, serve, counted })
  } finally {
    await end()
    directory.remove()
  }
}

const lastBuild = () => (existsSync("release/release.json") ? "release" : undefined)

/** Ends a server as its owner would; resolves with the seconds that it took and its exit code. */
export async function terminate({ child, exit }: ServedProcess) {
  const start = performance.now()
  child.kill("SIGTERM")
  const code = await exit
  return { code, seconds: (performance.now() - start) / 1000 }
}
