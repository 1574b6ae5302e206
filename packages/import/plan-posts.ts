import { articleReader } from "@site/articles"
import { type Export, type ForeignPost, type Notes, tried } from "./foreign-post"
import { groupBy } from "./group-by"
import { readHeadings } from "./headings"
import { mapFrontMatter } from "./map-front-matter"
import { messages } from "./messages"
import { readText } from "./read-text"
import type { Site } from "./site"

/** A post whose front matter was read, and whose place on this site is known. */
export type PlannedPost = ReturnType<typeof planPost> & {
  slug: string
  path: string
  /** The slug of the text that it translates. */
  translationOf?: string
}

/** Finds the place of each post on this site. Posts without a place are named in `refused`. */
export function planPosts(
  { posts, bases }: Export,
  old: string | undefined,
  site: Site,
  refused: string[],
): PlannedPost[] {
  const planned = new Map<string, PlannedPost>()
  const read = posts.flatMap(post => {
    const named = old ? { ...post, permalink: old } : post
    return tried(refused, post, () => planPost(named, bases, site)) ?? []
  })
  // The version in the site's own language has the name alone.
  const inOrder = read.toSorted((a, b) => Number(a.lang !== "fr") - Number(b.lang !== "fr"))
  const twins = groupBy(read, ({ twin }) => twin)
  for (const post of inOrder) {
    const versions = twins.get(post.twin) ?? []
    const hasTwin = versions.some(({ lang }) => lang !== post.lang)
    const names = namesOf(post, hasTwin, site)
    const slug = names.find(name => site.isSlug(name) && !planned.has(name))
    const other = names.map(name => planned.get(name)).find(Boolean)
    const { file } = post.foreign
    if (slug) planned.set(slug, { ...post, slug, path: site.postPath(slug) })
    else if (other) refused.push(messages.sameSlug(file, other.foreign.file, other.slug))
    else refused.push(messages.noSlug(file))
  }
  setTwins([...planned.values()])
  return [...planned.values()]
}

function planPost(foreign: ForeignPost, bases: readonly string[], site: Site) {
  const notes: Notes = { changed: [...(foreign.notes ?? [])], open: [] }
  const { aliases, ...mapped } = mapFrontMatter(foreign, bases, site, notes)
  const { date } = mapped
  if (!date) notes.open.push({ words: messages.noDate })
  if (mapped.draft) notes.changed.push({ words: messages.draft })
  const draft = mapped.draft || !date
  const opens = draft ? Number.POSITIVE_INFINITY : site.momentOf(date)
  const lang = mapped.lang ?? "fr"
  const text = readText(foreign, notes)
  const shown = text.show(text.text)
  const { ids } = readHeadings(site, articleReader.parseMarkdown(shown), shown, mapped.title)
  // Versions of one text share it. A text without one shares its file with no other.
  const twin = mapped.twin ?? foreign.file
  return { foreign, mapped, aliases, notes, draft, opens, lang, twin, text, ids }
}

/**
 * Candidates for the name of a post, the best first: its own name, unless that is a number, then with its language, its
 * folder, its day, and all its folders.
 */
function namesOf(
  { foreign, mapped, lang }: ReturnType<typeof planPost>,
  isTwin: boolean,
  site: Site,
): string[] {
  const { slug, date, isNamed } = mapped
  const day = date?.slice(0, 10) ?? ""
  const name = slug || day
  const folders = foreign.stem.split("/").slice(0, -1)
  const folder = folders.findLast(one => /\D/.test(one)) ?? ""
  const inAll = [...folders, name].join("-")
  const inLanguage = isTwin ? `${name}-${lang}` : ""
  const names = [name, inLanguage, `${folder}-${name}`, `${name}-${day}`, inAll]
  return names.map(site.slugOf).filter(one => isNamed || /\D/.test(one))
}

/** The versions of one text name its version in French, or else the first one. */
function setTwins(posts: readonly PlannedPost[]): void {
  for (const group of groupBy(posts, ({ twin }) => twin).values()) {
    const original = group.find(({ lang }) => lang === "fr") ?? group[0]
    const languages = new Set([original?.lang])
    for (const post of group) {
      if (post === original || languages.has(post.lang)) continue
      languages.add(post.lang)
      post.translationOf = original?.slug
    }
  }
}
