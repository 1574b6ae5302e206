import { tagSlug } from "../shared/tags"
import { type ContentProblem, shortJson } from "./content-problem"
import type { Entry } from "./read-entries"

/**
 * The parts of a series are numbered from 1, each once and without a gap; drafts count. Two names that differ by
 * capitals, accents or signs alone are one series that somebody has misspelt.
 */
export function checkSeries(posts: readonly Entry[]): ContentProblem[] {
  const all = new Map<string, Entry[]>()
  for (const post of posts) {
    const { series } = post.frontMatter
    if (!series) continue
    const name = tagSlug(series.title)
    all.set(name, [...(all.get(name) ?? []), post])
  }
  return [...all.values()].flatMap(checkParts)
}

function checkParts(parts: readonly Entry[]): ContentProblem[] {
  const problems: ContentProblem[] = []
  const places = new Map<number, string>()
  const positionOf = ({ frontMatter }: Entry) => frontMatter.series?.position ?? 0
  const sorted = parts.toSorted((a, b) => positionOf(a) - positionOf(b))
  const [first] = sorted
  for (const part of sorted) {
    const { file, frontMatter, problem } = part
    const position = positionOf(part)
    const other = places.get(position)
    places.set(position, other ?? file)
    const title = first?.frontMatter.series?.title
    if (frontMatter.series?.title !== title)
      problems.push(
        problem(["series", "title"], { expected: `${shortJson(title)}, as in ${first?.file}` }),
      )
    const expected =
      (other && `a place that no other part has: ${other} has this one`) ||
      (position > 1 && !places.has(position - 1) && "the place after another part: 1, 2, 3…")
    if (expected) problems.push(problem(["series", "position"], { expected }))
  }
  return problems
}
