import type { ListedPage } from "./listed-page"
import { relatedPosts } from "./related-posts"
import { seriesParts, seriesPath } from "./series"
import { tagPage } from "./tags"

interface Post extends ListedPage {
  tags: readonly string[]
  series?: { title: string; position: number } | null | undefined
}

/** Parts of a series that a post lists: it does not grow with the series, whose page has them all. */
const MOST_PARTS = 20

/** Number of posts on the same subject that are named at the end of one. */
const MOST_RELATED = 3

/** Links from a post to other pages, from the build. */
export interface PostLinks {
  tags: ListedPage[]
  /** The page of its series. */
  series: ListedPage | null
  /** The parts of its series, where there are several: of a long one, the nearest. */
  parts: ListedPage[]
  /** Number of this part and of all parts; the number of the first that is listed, of a long series. */
  place?: { position: number; count: number; first?: number }
  /** The part after it; else the nearest newer post of neither its series nor its translations. */
  next: ListedPage | null
  /** The same the other way: the part before it, or an older post. */
  previous: ListedPage | null
  /** Posts on the same subject which are not linked already. */
  related: ListedPage[]
}

/**
 * The links of each post, by its address. Takes the posts, the newest first, and the versions of each in other
 * languages.
 */
export function postLinks(
  posts: readonly Post[],
  versions: ReadonlyMap<string, readonly ListedPage[]>,
): Map<string, PostLinks> {
  const relatedTo = relatedPosts(posts)
  const series = new Map(
    [...seriesParts(posts).values()]
      .filter(({ length }) => length > 1)
      .flatMap(parts => parts.map(({ path }) => [path, parts] as const)),
  )
  return new Map(
    posts.map((post, at) => {
      const { path, tags, series: of } = post
      const parts = series.get(path) ?? []
      const place = parts.findIndex(part => part.path === path)
      const own = new Set([...parts, ...(versions.get(path) ?? [])].map(({ path }) => path))
      const next = parts[place + 1] ?? neighbour(posts, { at, step: -1, own })
      const previous = parts[place - 1] ?? neighbour(posts, { at, step: 1, own })
      const linked = new Set([...own, next?.path, previous?.path])
      const related = relatedTo(post).filter(({ path }) => !linked.has(path))
      const before = Math.max(0, Math.min(place - MOST_PARTS / 2, parts.length - MOST_PARTS))
      const links: PostLinks = {
        tags: tags.map(tagPage),
        series: of ? { path: seriesPath(of.title), title: of.title } : null,
        parts: parts.slice(before, before + MOST_PARTS).map(listed),
        ...(place >= 0 && {
          place: {
            position: place + 1,
            count: parts.length,
            ...(before > 0 && { first: before + 1 }),
          },
        }),
        next: next ? listed(next) : null,
        previous: previous ? listed(previous) : null,
        related: related.slice(0, MOST_RELATED).map(listed),
      }
      return [path, links] as const
    }),
  )
}

interface Way {
  at: number
  step: 1 | -1
  /** Addresses of what is passed over. */
  own: ReadonlySet<string>
}

function neighbour(posts: readonly Post[], { at, step, own }: Way): Post | undefined {
  let place = at + step
  while (own.has(posts[place]?.path ?? "")) place += step
  return posts[place]
}

/** No more than links need: it is in the page's data. French, the language of most, is omitted. */
const listed = ({ path, title, lang }: ListedPage): ListedPage =>
  lang && lang !== "fr" ? { path, title, lang } : { path, title }
