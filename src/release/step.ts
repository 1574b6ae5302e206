import type { ReleaseLayout } from "@site/page-views"
import type { SiteFacts } from "../release-format/release-files"
import type { Content, NextSite } from "./next-site"
import type { PageFacts } from "./read-page"

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
  statics: ReadonlyMap<string, string>
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

/** Makes files of the site, by their paths. */
export type Step = (input: ReleaseInput) => Promise<ReadonlyMap<string, Content>>
