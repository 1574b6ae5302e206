import type { ListedPage } from "./listed-page"
import { seriesParts, seriesPath } from "./series"
import { tagPage } from "./tags"

interface Post extends ListedPage {
  tags: readonly string[]
  series?: { title: string; position: number } | null | undefined
}

/** Parts of a series that a post lists: it does not grow with the series, whose page has them all. */
const MOST_PARTS = 20

/** Links from a post to other pages, from the build. */
export interface PostLinks {
  tags: ListedPage[]
  /** The page of its series. */
  series: ListedPage | null
  /** The parts of its series, where there are several: of a long one, the nearest. */
  parts: ListedPage[]
  /** Number of this part and of all parts; the number of the first that is listed, of a long series. */
  place?: { position: number; count: number; first?: number }
  /** The parts beside it, or the newer and the older post of one that is in no series. */
  next: ListedPage | null
  previous: ListedPage | null
  /** Posts on the same subject which are not linked already. */
  related: ListedPage[]
}

/**
 * The links of each post, by its address. Takes the posts, the newest first, and the addresses of those that are
 * on the subject of each.
 */
export function postLinks(
  posts: readonly Post[],
  relatedTo: ReadonlyMap<string, readonly string[]>,
): Map<string, PostLinks> {
  const pages = new Map(posts.map(post => [post.path, post]))
  const series = new Map(
    [...seriesParts(posts).values()]
      .filter(({ length }) => length > 1)
      .flatMap(parts => parts.map(({ path }) => [path, parts] as const)),
  )
  return new Map(
    posts.map(({ path, tags, series: of }, at) => {
      const parts = series.get(path) ?? []
      const place = parts.findIndex(part => part.path === path)
      const next = place < 0 ? posts[at - 1] : parts[place + 1]
      const previous = place < 0 ? posts[at + 1] : parts[place - 1]
      const related = (relatedTo.get(path) ?? [])
        .filter(other => other !== next?.path && other !== previous?.path)
        .flatMap(other => pages.get(other) ?? [])
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
        related: related.map(listed),
      }
      return [path, links] as const
    }),
  )
}

/** No more than links need: it is in the page's data. French, the language of most, is omitted. */
const listed = ({ path, title, lang }: ListedPage): ListedPage =>
  lang && lang !== "fr" ? { path, title, lang } : { path, title }
