import { type ContentProblem, shortJson } from "@site/problems"
import { messages } from "../messages/messages"
import { tagPath } from "../shared/tags"
import type { Entry } from "./read-entries"

/**
 * A tag is written alike in all posts, drafts included, and has an address of its own. Of several spellings, the one
 * that most posts have is kept.
 */
export function checkTags(posts: readonly Entry[]): ContentProblem[] {
  const wording = messages.references.tag
  const spellings = new Map<string, { tag: string; file: string; count: number }>()
  for (const { file, frontMatter } of posts)
    for (const tag of frontMatter.tags ?? []) {
      const { count = 0, ...first } = spellings.get(tag) ?? { tag, file }
      spellings.set(tag, { ...first, count: count + 1 })
    }
  // The first of those that most posts have: the last one that is set.
  const kept = new Map(
    [...spellings.values()]
      .toSorted((a, b) => b.count - a.count)
      .toReversed()
      .map(spelling => [tagPath(spelling.tag), spelling]),
  )
  return posts.flatMap(({ frontMatter: { tags = [] }, problem }) =>
    tags.flatMap((tag, index) => {
      const path = tagPath(tag)
      const best = kept.get(path)
      if (tags.indexOf(tag) < index) return problem(["tags", index], { expected: wording.once })
      if (!best || tag === best.tag) return []
      const expected = wording.spelling(path, best.file, shortJson(best.tag))
      return problem(["tags", index], { expected, hint: wording.keep(best.tag, best.count) })
    }),
  )
}
