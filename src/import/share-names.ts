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
  paths: ReadonlySet<string>,
): void {
  const tags = new Map<string, string>()
  const series = new Map<string, { title: string; last: number }>()
  const taken = new Set<string>([...paths, ...Object.values(SITE_PATHS)])
  for (const { frontMatter } of present) {
    for (const tag of frontMatter.tags ?? []) tags.set(tagSlug(tag), tag)
    for (const alias of frontMatter.aliases ?? []) taken.add(alias)
    const { title, position = 0 } = frontMatter.series ?? {}
    if (!title) continue
    const path = seriesPath(title)
    series.set(path, { title, last: Math.max(position, series.get(path)?.last ?? 0) })
  }
  const place = ({ fields }: ImportedPost) => fields.series?.position ?? Number.POSITIVE_INFINITY
  const inOrder = posts.toSorted(
    (a, b) => place(a) - place(b) || a.fields.date.localeCompare(b.fields.date),
  )
  for (const { fields } of inOrder) {
    fields.tags = fields.tags.map(tag => {
      const spelt = tags.get(tagSlug(tag)) ?? tag
      tags.set(tagSlug(tag), spelt)
      return spelt
    })
    fields.aliases = fields.aliases.filter(alias => {
      const isFree = !taken.has(alias)
      taken.add(alias)
      return isFree
    })
    if (!fields.series) continue
    const path = seriesPath(fields.series.title)
    const { title, last } = series.get(path) ?? { title: fields.series.title, last: 0 }
    fields.series = { title, position: last + 1 }
    series.set(path, { title, last: last + 1 })
  }
}
