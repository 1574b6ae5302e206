import type { ListedPage } from "./listed-page"
import { relatedPosts } from "./related-posts"
import { seriesParts, seriesPath } from "./series"
import { tagPage } from "./tags"

interface Post extends ListedPage {
  description: string
  tags: readonly string[]
  series?: { title: string; position: number } | null | undefined
}

/** The text to read after another one, with its sentence. */
export interface NextText extends ListedPage {
  description: string
}

/** Links from a post to other pages, from the build. */
export interface PostLinks {
  tags: ListedPage[]
  /** The page of its series. */
  series: ListedPage | null
  /** Number of this part and of all parts, where there are several. */
  place?: { position: number; count: number }
  /** The part after it, else a post on the same subject, else the one that is newer or older. */
  recommended: NextText | null
  /** The part after it; else the nearest newer post of neither its series nor its translations. Null when recommended. */
  next: ListedPage | null
  /** The same the other way: the part before it, or an older post. */
  previous: ListedPage | null
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
      const related = relatedTo(post).find(({ path }) => !own.has(path))
      const recommended = parts[place + 1] ?? related ?? next ?? previous
      const beside = (page: Post | undefined) =>
        page && page !== recommended ? listed(page) : null
      const links: PostLinks = {
        tags: tags.map(tagPage),
        series: of ? { path: seriesPath(of.title), title: of.title } : null,
        ...(place >= 0 && { place: { position: place + 1, count: parts.length } }),
        recommended: recommended
          ? { ...listed(recommended), description: recommended.description }
          : null,
        next: beside(next),
        previous: beside(previous),
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
