import { join } from "node:path"
import { articleReader } from "@site/articles"
import type { Shown } from "./around"
import { type Export, tried } from "./foreign-post"
import { type ImportedPost, importPost } from "./import-post"
import { messages } from "./messages"
import { type PlannedPost, planPosts } from "./plan-posts"
import { shareNames } from "./share-names"
import type { Site } from "./site"
import { targetTable } from "./targets"

/**
 * Turns the posts of an export into posts of a site: one that is there already stays and is named in `skipped`; one
 * that cannot be taken over, in `refused`. `old` is a pattern of the old addresses, where the export lacks them.
 */
export async function importPosts(site: Site, from: Export, old?: string) {
  await articleReader.loadRenderer()
  const skipped: string[] = []
  const refused = [...from.refused]
  // The old site may have had the address of this one.
  const bases = [...from.bases, site.url]
  const planned = planPosts({ ...from, bases }, old, site, refused)
  const table = targetTable(planned, from.files, bases, site.pages.keys())
  const shown = await shownFiles(site, from)
  const posts: ImportedPost[] = []
  const added: PlannedPost[] = []
  for (const post of planned) {
    const { file } = post.foreign
    const folder = `content/blog/${post.slug}`
    const isThere = ["", ".md", ".mdx"].some(ending => site.isThere(folder + ending))
    if (isThere || site.pages.has(post.path)) {
      skipped.push(messages.there(file, folder))
      continue
    }
    const imported = tried(refused, post.foreign, () => importPost(post, table, shown, site))
    if (!imported) continue
    const taken = [...imported.files].find(([path, source]) =>
      site.isThere(path, join(from.root, source)),
    )
    if (taken) {
      refused.push(messages.fileThere(file, taken[0]))
      continue
    }
    posts.push(imported)
    added.push(post)
  }
  shareNames(posts, site, added)
  return { posts, skipped, refused, pages: from.pages }
}

const MEDIA = /\.(?:png|jpe?g|gif|webp|avif|svg|mp4|m4v|webm|mp3|m4a|og[ga]|opus|flac|wav)$/i

/** Files of an export that an article or a cover may show. */
async function shownFiles(site: Site, { root, files }: Export): Promise<Shown> {
  const articles = new Set<string>()
  const covers = new Set<string>()
  for (const file of files.filter(one => MEDIA.test(one))) {
    const shown = await site.shows(root, file)
    if (shown.article) articles.add(file)
    if (shown.cover) covers.add(file)
  }
  return { articles, covers }
}
