import { existsSync } from "node:fs"
import { join } from "node:path"
import { makeDirectory, writeRelease } from "../release-on-disk"

type TrialDirectory = {
  /** The release to serve. */
  release: string
  /** A page-view file that does not exist yet. */
  database: string
  remove: () => void
}

/** What a trial runs on: the last build, or a small release when there is none, and a new database. */
export function trialDirectory(): TrialDirectory {
  const directory = makeDirectory()
  const isBuilt = existsSync("release/release.json")
  const release = isBuilt ? "release" : join(directory.path, "release")
  if (!isBuilt) writeRelease(release)
  return { release, database: join(directory.path, "page-views.db"), remove: directory.remove }
}
