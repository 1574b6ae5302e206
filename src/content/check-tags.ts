import { messages } from "../messages/messages"
import { tagPath } from "../shared/tags"
import { type ContentProblem, didYouMean, shortJson } from "./content-problem"
import type { Entry } from "./read-entries"

/** A tag is written alike in all posts, drafts included, and has an address of its own. */
export function checkTags(posts: readonly Entry[]): ContentProblem[] {
  const words = messages().references.tag
  const known = new Map<string, { tag: string; file: string }>()
  return posts.flatMap(({ file, frontMatter: { tags = [] }, problem }) =>
    tags.flatMap((tag, index) => {
      const path = tagPath(tag)
      const first = known.get(path) ?? { tag, file }
      known.set(path, first)
      if (tags.indexOf(tag) < index) return problem(["tags", index], { expected: words.once })
      if (tag === first.tag) return []
      const expected = words.spelling(path, first.file, shortJson(first.tag))
      return problem(["tags", index], { expected, hint: words.alike })
    }),
  )
}

/** Tags that one published post has alone, each with the one that may have been meant. */
export function tagsOfOnePost(posts: readonly Entry[]): string[] {
  const counts = new Map<string, number>()
  for (const { published, frontMatter } of posts) {
    const tags = published ? (frontMatter.tags ?? []) : []
    for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  const isAlone = (tag: string) => counts.get(tag) === 1
  const shared = [...counts.keys()].filter(tag => !isAlone(tag))
  return [...counts.keys()].filter(isAlone).map(tag => {
    const meant = didYouMean(tag, shared)
    return meant ? `${tag} (${meant})` : tag
  })
}
