import { SITE_PATHS } from "../shared/site-paths"
import { type LinkTargets, pathExists } from "./check-links"
import { type ContentProblem, problemAt, shortJson } from "./content-problem"
import type { AnyEntry, PageEntry } from "./read-entries"

/** S-2: two entries of one kind must not share an address. Names both files. */
export function checkDuplicateSlugs(entries: readonly AnyEntry[]): ContentProblem[] {
  const first = new Map<string, string>()
  return entries.flatMap(({ file, path, slug, frontMatter, problem }): ContentProblem[] => {
    const other = first.get(path)
    first.set(path, other ?? file)
    if (other === undefined) return []
    const expected = `a slug that no other file has: ${other} has this one`
    const fault = { expected, received: shortJson(slug) }
    return [
      frontMatter.slug ? problem(["slug"], fault) : problemAt({ file, line: 1 }, "slug", fault),
    ]
  })
}

/** Pages of the site that show a file of `content/pages` (S-1). */
const PAGES = [SITE_PATHS.about.slice(1)]

/** Checks that a page's file belongs to a page of the site, and has a text that it can show. */
export function checkPage({ file, slug, kind }: PageEntry): ContentProblem[] {
  const problems: ContentProblem[] = []
  const place = { file, line: 1 }
  if (!PAGES.includes(slug)) {
    const expected = `one of ${PAGES.join(", ")}`
    const hint = "The site has no other page of its own: write a post."
    problems.push(problemAt(place, "slug", { expected, received: shortJson(slug), hint }))
  }
  if (kind === "module") {
    const expected = "a page without import, export and expressions"
    const hint = "Only posts and projects can bring their own code."
    problems.push(problemAt(place, "text", { expected, received: "one that has them", hint }))
  }
  return problems
}

/** Which entry an old address leads to. Of two with the same one, the first; the check says so. */
export function entriesByAlias(entries: readonly AnyEntry[]): Map<string, AnyEntry> {
  const pairs = entries.flatMap(entry =>
    (entry.frontMatter.aliases ?? []).map(alias => [alias, entry] as const),
  )
  return new Map(pairs.toReversed())
}

/**
 * An old address must be free: no page, no file, and no other old address has it. Letters are compared without
 * their case, because some file systems do not tell `/Blog` from `/blog`, and one page would overwrite another.
 */
export async function checkAliases(
  entries: readonly AnyEntry[],
  targets: Pick<LinkTargets, "otherPaths" | "staticDir">,
): Promise<ContentProblem[]> {
  const pages = new Map(entries.map(({ path, file }) => [path.toLowerCase(), file]))
  const others = new Set([...targets.otherPaths].map(path => path.toLowerCase()))
  const taken = new Map<string, string>()
  const problems: ContentProblem[] = []
  for (const { file, frontMatter, problem } of entries) {
    for (const [index, alias] of (frontMatter.aliases ?? []).entries()) {
      const key = alias.toLowerCase()
      const expected = await expectedOf(alias, key)
      taken.set(key, taken.get(key) ?? file)
      if (expected) problems.push(problem(["aliases", index], { expected }))
    }
  }
  return problems

  async function expectedOf(alias: string, key: string): Promise<string | undefined> {
    const page = pages.get(key)
    if (page) return `an address that no page has: ${page} has this one`
    if (others.has(key) || (await pathExists(alias, targets)))
      return "an address that no page and no file of this site has"
    const other = taken.get(key)
    return other && `an alias that is written once: ${other} has this one`
  }
}
