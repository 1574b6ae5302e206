import { mapConcurrently } from "../content/folder-files"
import { collect, copyStatics } from "./collect"
import { feeds } from "./feeds"
import { identity, keep } from "./last-release"
import { lists } from "./lists"
import { search } from "./search-index"
import { worker } from "./service-worker"
import { pictures } from "./share-pictures"
import type { ReleaseInput, Step } from "./step"

/**
 * Program that turns Gatsby's output into the site of a release. The steps of a line run at once; each line needs what those above it
 * have made.
 */
export const STEPS: readonly (readonly Step[])[] = [
  // Pages first: their facts are in the lists, and the search reads them.
  [collect],
  [pictures, feeds, lists, search, worker],
  // May have no name that the build uses.
  [copyStatics],
  // The id is the digest of all files so far. What follows names it, or is the last release's.
  [identity],
  [keep],
]

/** Runs the steps, and puts what they make into the site. */
export async function runSteps(
  input: ReleaseInput,
  steps: readonly (readonly Step[])[],
): Promise<void> {
  for (const line of steps) {
    const made = await Promise.all(line.map(step => step(input)))
    for (const files of made)
      await mapConcurrently([...files], ([path, content]) => input.site.put(path, content))
  }
}
