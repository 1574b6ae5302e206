import { existsSync } from "node:fs"
import { join } from "node:path"
import type { Content } from "../content/load-content"
import { postPath, slugSchema } from "../content-model/addresses"
import { momentInParis } from "../content-model/publication-date"
import { messages } from "../messages/messages"
import { fileFinder } from "./export-files"
import { pageFinder } from "./find-page"
import type { Export, ForeignPost, Notes } from "./foreign-post"
import { importPost } from "./import-post"
import { mapFrontMatter } from "./map-front-matter"
import { shareNames } from "./share-names"

/** A post whose front matter was read, and whose place on this site is known. */
export type PlannedPost = ReturnType<typeof planPost>

/**
 * Turns the posts of an export into posts of this site, which `content` holds: one that is there already is left alone
 * and named in `skipped`; one that cannot be taken over, in `refused`.
 */
export function importPosts(root: string, from: Export, content: Content) {
  const words = messages().imports
  const skipped: string[] = []
  const refused = [...from.refused]
  const entries = [...content.posts, ...content.projects, ...content.pages]
  const opens = new Map(entries.map(entry => [entry.path, entry.opens]))
  const planned = new Map<string, PlannedPost>()
  const added: PlannedPost[] = []
  for (const foreign of from.posts) {
    const post = planPost(foreign)
    const { slug } = post.mapped
    const other = planned.get(slug)
    const folder = `content/blog/${slug}`
    const isThere = ["", ".md", ".mdx"].some(ending => existsSync(join(root, folder + ending)))
    if (!slugSchema.safeParse(slug).success) refused.push(words.noSlug(foreign.file))
    else if (other) refused.push(words.sameSlug(foreign.file, other.foreign.file, slug))
    else {
      planned.set(slug, post)
      if (isThere || opens.has(post.path)) skipped.push(words.there(foreign.file, folder))
      else added.push(post)
    }
  }
  const finders = {
    page: pageFinder([...planned.values()], from.bases, opens),
    file: fileFinder(from.files, from.bases),
  }
  const posts = added.map(post => importPost(post, finders))
  shareNames(posts, content.posts, [...opens.keys(), ...added.map(({ path }) => path)])
  return { posts, skipped, refused }
}

function planPost(foreign: ForeignPost) {
  const notes: Notes = { changed: [], open: [] }
  const mapped = mapFrontMatter(foreign, notes)
  const { date, slug } = mapped
  if (!date) notes.open.push(messages().imports.noDate)
  if (mapped.draft) notes.changed.push(messages().imports.draft)
  const draft = mapped.draft || !date
  const opens = draft ? Number.POSITIVE_INFINITY : momentInParis(date).getTime()
  return { foreign, mapped, notes, draft, opens, path: postPath(slug) }
}
