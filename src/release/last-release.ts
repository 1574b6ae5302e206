import { existsSync } from "node:fs"
import { join } from "node:path"
import { manifestSchema, type ReleaseLayout } from "@site/page-views"
import { readJson } from "../content/folder-files"
import {
  BUILD_MANIFESTS,
  buildManifestOf,
  LATEST,
  latestSchema,
  PAGE_LIST,
  type SiteFacts,
} from "../release-format/release-files"
import { isHashedFile } from "../shared/hashed-file"
import type { Step } from "./step"

/**
 * S-27: `builds/latest.json` and `builds/meta/{id}.json`; the manifest names the file of the list of pages. A build that
 * changed nothing keeps its id and its time.
 */
export const identity: Step = async ({ site, last, now, found }) => {
  const id = site.digest()
  found.id = id
  // None: the first build, or one from before there was an identity.
  const before = await readJson(join(last.site, LATEST), latestSchema)
  const latest = { id, timestamp: before?.id === id ? before.timestamp : now.getTime() }
  return new Map([
    [LATEST, JSON.stringify(latest)],
    [buildManifestOf(id), JSON.stringify({ ...latest, pages: PAGE_LIST })],
  ])
}

/** The fields that are read of a release of an older build. */
const keeperSchema = manifestSchema.pick({ id: true, kept: true, served: true })

/**
 * D4: names of the hashed files of the last release that the next one does not have, so that a tab of before can load
 * further pages. For one release only: files that the last one took over are not named again, unless both are the same
 * build.
 * @param own the next release's own files
 */
export async function filesToKeep(
  last: ReleaseLayout,
  id: string,
  own: readonly string[],
): Promise<string[]> {
  const before = await readJson(last.manifest, keeperSchema)
  // There is no release, or none that can be read.
  if (!before) return []
  const mine = new Set([...own, ...(before.id === id ? [] : before.kept)])
  const files = Object.keys(before.served).filter(file => isOfBuild(file) && !mine.has(file))
  // Somebody may have removed one.
  return files.filter(file => existsSync(join(last.site, file)))
}

export const keep: Step = async ({ last, site, found }) => {
  found.kept = await filesToKeep(last, found.id, site.files())
  return new Map(found.kept.map(file => [file, { file: join(last.site, file) }]))
}

/** Parts of the index that an open search reads. pagefind's digests are too short to be `immutable`. */
const INDEX_PART = /^pagefind\/.+\.pf_\w+$/

/** Hashed files, and the manifest that a tab of that build requests a second after it was opened (S-29). */
const isOfBuild = (file: string): boolean =>
  isHashedFile(file) || INDEX_PART.test(file) || file.startsWith(BUILD_MANIFESTS)

const lastIds = manifestSchema.pick({ feedIds: true })

/**
 * Returns the facts with the address by which feeds know each post: the one of the last release, wherever its front
 * matter names it now, else its oldest. A reader shows a post with another id as a new one.
 */
export async function keepFeedIds<Facts extends SiteFacts>(
  facts: Facts,
  last: ReleaseLayout,
): Promise<Facts> {
  const known = new Set((await readJson(last.manifest, lastIds))?.feedIds)
  const posts = facts.posts.map(post => {
    const first = post.addresses.find(address => known.has(address)) ?? post.first
    return { ...post, first }
  })
  return { ...facts, posts }
}
