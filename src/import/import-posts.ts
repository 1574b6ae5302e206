import { spawnSync } from "node:child_process"
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
    const post = planPost(foreign, from.root)
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
  const posts = added.map(post => importPost(post, from.root, finders))
  shareNames(posts, content.posts, [...opens.keys(), ...added.map(({ path }) => path)])
  return { posts, skipped, refused }
}

function planPost(foreign: ForeignPost, root: string) {
  const notes: Notes = { changed: [], open: [] }
  const mapped = mapFrontMatter(foreign, notes)
  const words = messages().imports
  const date = mapped.date ?? gitDate(root, foreign.file)
  if (!date) notes.open.push(words.noDate)
  if (mapped.draft) notes.changed.push(words.draft)
  const draft = mapped.draft || !date
  const opens = date && !draft ? momentInParis(date).getTime() : Number.POSITIVE_INFINITY
  return { foreign, mapped, notes, date, draft, opens, path: postPath(mapped.slug) }
}

/** The day on which a file came into the Git repository that it is in. */
function gitDate(root: string, file: string): string | undefined {
  const words = ["log", "--follow", "--diff-filter=A", "--format=%as", "--", file]
  const { stdout } = spawnSync("git", words, { cwd: root, encoding: "utf8" })
  return stdout?.trim().split("\n").at(-1) || undefined
}
