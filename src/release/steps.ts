import type { ReleaseLayout } from "@site/page-views"
import { mapConcurrently } from "../content/folder-files"
import type { SiteFacts } from "../release-format/release-files"
import { collect, given } from "./collect"
import { feeds } from "./feeds"
import { headers } from "./headers"
import { identity, keep } from "./last-release"
import { lists } from "./lists"
import type { NextSite } from "./next-site"
import type { PageFacts } from "./read-page"
import { search } from "./search-index"
import { worker } from "./service-worker"
import { pictures } from "./share-pictures"

/** Input of steps. */
export interface ReleaseInput {
  /** The project's root. */
  root: string
  facts: SiteFacts
  now: Date
  last: ReleaseLayout
  next: ReleaseLayout
  /** Files that earlier steps have put into the release. */
  site: NextSite
  /** Files that are copied as they are, each with the folder it is in. */
  given: ReadonlyMap<string, string>
  found: Found
}

/** Results of steps for those that follow. */
interface Found {
  /** Facts of pages from `collect`, by their files. */
  pages: Map<string, PageFacts>
  /** Changes exactly when the site does. */
  id: string
  /** Files of the last release. */
  kept: readonly string[]
}

/** Content of a file of the site, or the file that has it. */
export type Content = string | Buffer | { file: string }

/** Makes files of the site, by their paths. */
export type Step = (input: ReleaseInput) => Promise<ReadonlyMap<string, Content>>

/**
 * Program that turns Gatsby's output into the site of a release. The steps of a line run at once; each line needs what those above it
 * have made.
 */
export const STEPS: readonly (readonly Step[])[] = [
  // Pages first: their facts are in the lists, and the search reads them.
  [collect],
  [pictures, feeds, lists, search, worker],
  // May have no name that the build uses.
  [given],
  // The id is the digest of all files so far. What follows names it, or is the last release's.
  [identity],
  [keep],
  // Has a line for each file that browsers may keep.
  [headers],
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
