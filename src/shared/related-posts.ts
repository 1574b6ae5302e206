import { tagSlug } from "./tags"

type Tagged = { tags: readonly string[] }

/**
 * Posts that share tags with one: those with the rarest tags in common first, and the newer of two that are as near.
 * Takes the posts, the newest first; returns the function from one of them to the others.
 */
export function relatedPosts<Post extends Tagged>(
  posts: readonly Post[],
): (post: Post) => readonly Post[] {
  const holders = new Map<string, Post[]>()
  for (const post of posts)
    for (const tag of tagsOf(post)) holders.set(tag, [...(holders.get(tag) ?? []), post])
  return post => {
    const scores = new Map<Post, number>()
    for (const tag of tagsOf(post)) {
      const found = holders.get(tag) ?? []
      for (const other of found) scores.set(other, (scores.get(other) ?? 0) + 1 / found.length)
    }
    scores.delete(post)
    const scoreOf = (other: Post) => scores.get(other) ?? 0
    return posts.filter(other => scores.has(other)).sort((a, b) => scoreOf(b) - scoreOf(a))
  }
}

/** Tags that differ in capitals or accents only are one. */
const tagsOf = ({ tags }: Tagged): Set<string> => new Set(tags.map(tagSlug))
