import { existsSync } from "node:fs"
import { join } from "node:path"
import type { Content } from "../content/load-content"
import { messages } from "../messages/messages"
import { fileFinder, shownFiles, withoutBase } from "./export-files"
import { pageFinder } from "./find-page"
import type { Export } from "./foreign-post"
import { importPost } from "./import-post"
import { type PlannedPost, planPosts } from "./plan-posts"
import { translateArticle } from "./rewrite-article"
import { shareNames } from "./share-names"

/**
 * Turns the posts of an export into posts of this site, which `content` holds: one that is there already is left alone
 * and named in `skipped`; one that cannot be taken over, in `refused`. `old` is a pattern of the old addresses, where the
 * export does not say them.
 */
export async function importPosts(root: string, from: Export, content: Content, old?: string) {
  const words = messages.imports
  const skipped: string[] = []
  const refused = [...from.refused]
  const entries = [...content.posts, ...content.projects, ...content.pages]
  const opens = new Map(entries.map(entry => [entry.path, entry.opens]))
  const planned = planPosts(from, old, refused)
  const added: PlannedPost[] = []
  for (const post of planned) {
    const folder = `content/blog/${post.slug}`
    const isThere = ["", ".md", ".mdx"].some(ending => existsSync(join(root, folder + ending)))
    if (isThere || opens.has(post.path)) skipped.push(words.there(post.foreign.file, folder))
    else added.push(post)
  }
  const { bases, files } = from
  const isGuessed = from.isGuessed && !old
  const newBase = content.site?.site.url ?? ""
  const read = added.map(post => {
    const { foreign, mapped, notes } = post
    return { post, text: translateArticle(foreign, mapped.title, notes) }
  })
  const anchors = new Map(read.map(({ post, text }) => [post.path, text.ids]))
  const finders = {
    page: pageFinder(planned, { bases, isGuessed }, opens, anchors),
    file: fileFinder(files, bases),
    shown: await shownFiles(from.root, files),
    /** Whether an address of the old site may stay as it is: its host is not that of this site. */
    isElsewhere: (target: string) =>
      /^https?:/.test(target) && withoutBase(target, [newBase]) === target,
  }
  const posts = read.map(({ post, text }) => importPost(post, text, finders))
  shareNames(posts, content.posts, [...opens.keys(), ...added.map(({ path }) => path)])
  return { posts, skipped, refused, pages: from.pages, isGuessed }
}
