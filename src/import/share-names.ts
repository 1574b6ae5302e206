import type { Entry } from "../content/read-entries"
import { seriesPath } from "../shared/series"
import { SITE_PATHS } from "../shared/site-paths"
import { tagSlug } from "../shared/tags"
import type { ImportedPost } from "./import-post"

/**
 * Gives posts what all posts of a site share: a tag is spelt as it is there, or as its first post spells it; the parts
 * of a series are numbered without a gap, after those that are there; an old address is of one post, and of no page.
 */
export function shareNames(
  posts: readonly ImportedPost[],
  present: readonly Entry[],
  paths: Iterable<string>,
): void {
  const tags = new Map<string, string>()
  const series = new Map<string, { title: string; position: number }>()
  const taken = new Set([...paths, ...Object.values(SITE_PATHS)])
  for (const { frontMatter } of present) {
    for (const tag of frontMatter.tags ?? []) tags.set(tagSlug(tag), tag)
    for (const alias of frontMatter.aliases ?? []) taken.add(alias.toLowerCase())
    const { title, position = 0 } = frontMatter.series ?? {}
    if (!title) continue
    const last = series.get(seriesPath(title))?.position ?? 0
    series.set(seriesPath(title), { title, position: Math.max(position, last) })
  }
  const place = ({ fields }: ImportedPost) => fields.series?.position ?? Number.POSITIVE_INFINITY
  const inOrder = posts.toSorted(
    (a, b) => place(a) - place(b) || a.fields.date.localeCompare(b.fields.date),
  )
  for (const { fields } of inOrder) {
    for (const tag of fields.tags) tags.set(tagSlug(tag), tags.get(tagSlug(tag)) ?? tag)
    fields.tags = fields.tags.map(tag => tags.get(tagSlug(tag)) ?? tag)
    // File systems may not tell letters from capitals.
    fields.aliases = fields.aliases.filter(alias => !taken.has(alias.toLowerCase()))
    for (const alias of fields.aliases) taken.add(alias.toLowerCase())
    if (!fields.series) continue
    const path = seriesPath(fields.series.title)
    const last = series.get(path) ?? { title: fields.series.title, position: 0 }
    const next = { title: last.title, position: last.position + 1 }
    series.set(path, next)
    fields.series = next
  }
}
