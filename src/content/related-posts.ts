import { termsOf } from "@site/articles"
import { tagSlug } from "../shared/tags"
import type { Entry } from "./read-entries"

type Term = Entry["terms"][number]
type Post = Pick<Entry, "path" | "terms" | "frontMatter">

/** Number of posts that are named at the end of one. */
const NAMED = 3

/** Number of compared terms of a post: those that distinguish it most. */
const COMPARED = 30

/** Posts below this cosine have only words in common that any two texts have: those of one subject begin at 0.06. */
const NEAR = 0.05

/** A term of more posts than this distinguishes little, and would make the work grow with the square of the posts. */
const MOST_POSTS = 200

/** The title's words and the tags were chosen: they count as if the text held them so often. */
const IN_THE_TITLE = 4
const AS_A_TAG = 8

/**
 * Posts on the same subject, for each post: at most three, the nearest first, and none when none is near.
 * By the terms that few posts share, of text, title and tags: the cosine of their tf-idf vectors (Salton and Buckley, 1988).
 * Other parts of a post's series are left out: it names them all. Takes the posts, the newest first; returns their
 * addresses by that of the post.
 */
export function relatedPosts(posts: readonly Post[]): Map<string, string[]> {
  const counted = posts.map(countedTerms)
  const holders = new Map<string, number>()
  for (const terms of counted)
    for (const name of terms.keys()) holders.set(name, (holders.get(name) ?? 0) + 1)
  const vectors = counted.map(terms => vectorOf(terms, holders, posts.length))
  /** Places of the posts that hold a term, each followed by its weight there. */
  const places = new Map<string, number[]>()
  for (const [at, vector] of vectors.entries()) {
    for (const [name, weight] of vector) {
      const found = places.get(name) ?? []
      found.push(at, weight)
      places.set(name, found)
    }
  }
  const scores = new Float64Array(posts.length)
  const scoreOf = (at: number) => scores[at] ?? 0
  return new Map(
    posts.map((post, own) => {
      scores.fill(0)
      for (const [name, weight] of vectors[own] ?? []) {
        const found = places.get(name) ?? []
        for (let i = 0; i < found.length; i += 2) {
          const at = found[i] ?? 0
          scores[at] = scoreOf(at) + weight * (found[i + 1] ?? 0)
        }
      }
      const near: number[] = []
      for (let at = 0; at < scores.length; at++)
        if (scoreOf(at) >= NEAR && at !== own) near.push(at)
      const nearest = near
        .sort((a, b) => scoreOf(b) - scoreOf(a))
        .filter(at => !isSameSeries(posts[at], post))
        .slice(0, NAMED)
      return [post.path, nearest.flatMap(at => posts[at]?.path ?? [])] as const
    }),
  )
}

const isSameSeries = (a: Post | undefined, b: Post): boolean =>
  b.frontMatter.series !== undefined && a?.frontMatter.series?.title === b.frontMatter.series.title

function countedTerms({ terms, frontMatter }: Post): Map<string, number> {
  const { title = "", tags = [] } = frontMatter
  const inTitle = termsOf(title.split(/[^\p{L}\p{N}’']+/u)).map(
    ([name, count]): Term => [name, count * IN_THE_TITLE],
  )
  // No word has a sign like that of a tag.
  const ofTags = tags.map((tag): Term => [`#${tagSlug(tag)}`, AS_A_TAG])
  const counts = new Map<string, number>()
  for (const [name, count] of [...terms, ...inTitle, ...ofTags])
    counts.set(name, (counts.get(name) ?? 0) + count)
  return counts
}

/**
 * Shared terms that distinguish a post, by their weight, as part of the vector of length 1 of all its terms: a post with
 * one word in common with another is not near for that.
 */
function vectorOf(
  counts: ReadonlyMap<string, number>,
  holders: ReadonlyMap<string, number>,
  all: number,
): Term[] {
  const holding = (name: string) => holders.get(name) ?? 1
  const weighted = [...counts].map(([name, count]): Term => {
    // A term of all posts weighs nothing, unless it was chosen as a tag.
    const rarity = Math.log((all + (name.startsWith("#") ? 1 : 0)) / holding(name))
    return [name, (1 + Math.log(count)) * rarity]
  })
  const length = Math.hypot(...weighted.map(([, weight]) => weight))
  return weighted
    .filter(([name, weight]) => weight > 0 && holding(name) > 1 && holding(name) <= MOST_POSTS)
    .sort(([, a], [, b]) => b - a)
    .slice(0, COMPARED)
    .map(([name, weight]) => [name, weight / length])
}
