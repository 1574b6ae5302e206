import { messages } from "../messages/messages"
import { isListPage } from "../shared/blog-list"
import { SITE_PATHS } from "../shared/site-paths"
import { type LinkTargets, pathExists } from "./check-links"
import { type ContentProblem, partName, problemAt, shortJson } from "./content-problem"
import type { Entry } from "./read-entries"

/** Pages of the site that show a file of `content/pages` (S-1). */
const PAGES = [SITE_PATHS.about.slice(1)]

/** Checks that a page's file belongs to a page of the site, and has a text that it can show. */
export function checkPage({ file, slug, kind }: Entry): ContentProblem[] {
  const problems: ContentProblem[] = []
  const { references, report } = messages()
  const words = references.address
  const place = { file, line: 1 }
  if (!PAGES.includes(slug)) {
    const fault = { expected: report.oneOf(PAGES), received: shortJson(slug) }
    problems.push(problemAt(place, "slug", { ...fault, hint: words.noOtherPage }))
  }
  if (kind === "module") {
    const fault = { expected: words.noCode, received: words.hasCode, hint: words.whereCode }
    problems.push(problemAt(place, partName("text"), fault))
  }
  return problems
}

/** Which entry an old address leads to. Of two with the same one, the first; the check says so. */
export function entriesByAlias(entries: readonly Entry[]): Map<string, Entry> {
  const pairs = entries.flatMap(entry =>
    (entry.frontMatter.aliases ?? []).map(alias => [alias, entry] as const),
  )
  return new Map(pairs.toReversed())
}

/**
 * An address leads to one entry (S-2). An old one must also be free: no page, no file, and no other old address has
 * it. Letters are compared without their case, because some file systems do not tell `/Blog` from `/blog`, and one
 * page would overwrite another.
 */
export function checkAddresses(
  entries: readonly Entry[],
  targets: Pick<LinkTargets, "otherPaths" | "isStatic">,
): ContentProblem[] {
  const problems: ContentProblem[] = []
  const words = messages().references.address
  const pages = new Map<string, string>()
  for (const { file, path, slug, problem } of entries) {
    const other = pages.get(path)
    pages.set(path, other ?? file)
    const expected = (other && words.slugTaken(other)) || (isListPage(path) && words.listPage)
    if (expected) problems.push(problem(["slug"], { expected, received: shortJson(slug) }))
  }
  const others = new Set([...targets.otherPaths].map(path => path.toLowerCase()))
  const taken = new Map<string, string>()
  for (const { file, frontMatter, problem } of entries) {
    for (const [index, alias] of (frontMatter.aliases ?? []).entries()) {
      const key = alias.toLowerCase()
      const [page, other] = [pages.get(key), taken.get(key)]
      taken.set(key, other ?? file)
      const isTaken = others.has(key) || isListPage(key) || pathExists(alias, targets)
      const expected =
        (page && words.pageHas(page)) || (isTaken && words.taken) || (other && words.twice(other))
      if (expected) problems.push(problem(["aliases", index], { expected }))
    }
  }
  return problems
}
