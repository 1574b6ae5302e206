import type { ImportedPost } from "./import-post"
import { messages } from "./messages"
import type { PlannedPost } from "./plan-posts"
import type { Site } from "./site"

/**
 * Makes posts agree with the site: a tag is spelt as it is there, or as its first post spells it; the parts of a series
 * are numbered without a gap, after those that are there; an old address is of one post, and of no page.
 */
export function shareNames(
  posts: readonly ImportedPost[],
  site: Site,
  planned: readonly PlannedPost[],
): void {
  const tags = new Map<string, string>()
  const series = new Map<string, { title: string; position: number }>()
  const taken = new Set([...site.pages.keys(), ...planned.map(({ path }) => path)])
  for (const post of site.posts) {
    for (const tag of post.tags ?? []) tags.set(site.slugOf(tag), tag)
    for (const alias of post.aliases ?? []) taken.add(alias.toLowerCase())
    const { title, position = 0 } = post.series ?? {}
    if (!title) continue
    const last = series.get(site.slugOf(title))?.position ?? 0
    series.set(site.slugOf(title), { title, position: Math.max(position, last) })
  }
  const place = ({ fields }: ImportedPost) => fields.series?.position ?? Number.POSITIVE_INFINITY
  const inOrder = posts.toSorted(
    (a, b) => place(a) - place(b) || a.fields.date.localeCompare(b.fields.date),
  )
  for (const { fields, notes } of inOrder) {
    fields.tags = fields.tags.map(tag => {
      const spelt = tags.get(site.slugOf(tag)) ?? tag
      tags.set(site.slugOf(tag), spelt)
      return spelt
    })
    // Some file systems ignore case.
    fields.aliases = fields.aliases.filter(alias => {
      const isTaken = taken.has(alias.toLowerCase())
      if (isTaken) notes.changed.push({ words: messages.lostAlias(alias) })
      return !isTaken
    })
    for (const alias of fields.aliases) taken.add(alias.toLowerCase())
    if (!fields.series) continue
    const key = site.slugOf(fields.series.title)
    const last = series.get(key) ?? { title: fields.series.title, position: 0 }
    const next = { title: last.title, position: last.position + 1 }
    series.set(key, next)
    fields.series = next
  }
}
