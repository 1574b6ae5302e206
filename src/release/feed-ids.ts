import { manifestSchema, type ReleaseLayout } from "@site/page-views"
import { readJson } from "../content/folder-files"
import type { SiteFacts } from "../release-format/release-files"

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
