import { SITE_PATHS } from "./site-paths"
import { tagSlug } from "./tags"

/** Address of the parts of a series. */
export const seriesPath = (title: string): string => `${SITE_PATHS.blog}/series/${tagSlug(title)}`

/** Context of the page of a series. With a query of its own, Gatsby would warn of it on a site without series. */
export interface SeriesContext {
  series: string
  parts: readonly Queries.PostListItemFragment[]
}

interface Part {
  series?: { title: string; position: number } | null | undefined
}

/** The posts of each series among those given, in its order, by the series' address. */
export function seriesParts<Post extends Part>(posts: readonly Post[]): Map<string, Post[]> {
  const all = new Map<string, Post[]>()
  for (const post of posts.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    if (!post.series) continue
    const path = seriesPath(post.series.title)
    all.set(path, [...(all.get(path) ?? []), post])
  }
  return all
}

const placeOf = ({ series }: Part): number => series?.position ?? 0
