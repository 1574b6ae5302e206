import { type ContentProblem, shortJson } from "@site/problems"
import { messages } from "../messages/messages"
import { seriesParts } from "../shared/series"
import type { Entry } from "./read-entries"

/**
 * The parts of a series are numbered from 1, each once and without a gap; drafts count. Two names that differ by
 * capitals, accents or signs only are one series that somebody has misspelt.
 * @param areAllRead false when a post could not be read: it may be the part before a gap
 */
export const checkSeries = (posts: readonly Entry[], areAllRead: boolean): ContentProblem[] =>
  [...seriesParts(posts.map(post => ({ post, series: post.frontMatter.series }))).values()].flatMap(
    parts =>
      checkParts(
        parts.map(({ post }) => post),
        areAllRead,
      ),
  )

/** @param parts in their order */
function checkParts(parts: readonly Entry[], areAllRead: boolean): ContentProblem[] {
  const problems: ContentProblem[] = []
  const wording = messages.references.series
  const places = new Map<number, string>()
  const positionOf = ({ frontMatter }: Entry) => frontMatter.series?.position ?? 0
  const [first] = parts
  for (const part of parts) {
    const { file, frontMatter, problem } = part
    const position = positionOf(part)
    const other = places.get(position)
    places.set(position, other ?? file)
    const title = first?.frontMatter.series?.title
    if (frontMatter.series?.title !== title)
      problems.push(
        problem(["series", "title"], {
          expected: wording.title(shortJson(title), `${first?.file}`),
        }),
      )
    const isAfterGap = areAllRead && position > 1 && !places.has(position - 1)
    const expected = (other && wording.placeTaken(other)) || (isAfterGap && wording.gap)
    if (expected) problems.push(problem(["series", "position"], { expected }))
  }
  return problems
}
