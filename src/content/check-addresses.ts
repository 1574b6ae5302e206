import { SITE_PATHS } from "../shared/site-paths"
import { type LinkTargets, pathExists } from "./check-links"
import { type ContentProblem, shortJson } from "./content-problem"
import type { LoadedEntry, PageEntry } from "./read-entries"

/** S-2: two entries of one kind must not share an address. Names both files. */
export function checkDuplicateSlugs(entries: readonly LoadedEntry<object>[]): ContentProblem[] {
  const first = new Map<string, string>()
  return entries.flatMap(({ entry, locate }): ContentProblem[] => {
    const other = first.get(entry.path)
    if (other === undefined) {
      first.set(entry.path, entry.file)
      return []
    }
    const { file, slug, frontMatter } = entry
    const line = "slug" in frontMatter ? locate(["slug"]).line : 1
    const expected = `a slug that no other file has: ${other} has this one`
    const received = shortJson(slug)
    return [{ severity: "error", file, line, field: "slug", expected, received }]
  })
}

/** Pages of the site that show a file of `content/pages` (S-1). */
const PAGES = [SITE_PATHS.about.slice(1)]

/** Checks that a page's file belongs to a page of the site, and has a text that it can show. */
export function checkPage({ file, slug, kind }: PageEntry): ContentProblem[] {
  const problems: ContentProblem[] = []
  const problem = { severity: "error", file, line: 1 } as const
  if (!PAGES.includes(slug)) {
    const expected = `one of ${PAGES.join(", ")}`
    const hint = "The site has no other page of its own: write a post."
    problems.push({ ...problem, field: "slug", expected, received: shortJson(slug), hint })
  }
  if (kind === "module") {
    const expected = "a page without import, export and expressions"
    const hint = "Only posts and projects can bring their own code."
    problems.push({ ...problem, field: "text", expected, received: "one that has them", hint })
  }
  return problems
}

/** The aliases of an entry; pages have none. */
function aliasesOf({ frontMatter }: { frontMatter: object }): string[] {
  const aliases = "aliases" in frontMatter ? frontMatter.aliases : []
  return Array.isArray(aliases) ? aliases.map(String) : []
}

/** Which entry an old address leads to. Of two with the same one, the first; the check says so. */
export function entriesByAlias<Entry extends { entry: LoadedEntry<object>["entry"] }>(
  entries: readonly Entry[],
): Map<string, Entry> {
  const pairs = entries.flatMap(loaded =>
    aliasesOf(loaded.entry).map(alias => [alias, loaded] as const),
  )
  return new Map(pairs.toReversed())
}

/**
 * An old address must be free: no page, no file, and no other old address has it. Letters are compared without
 * their case, because some file systems do not tell `/Blog` from `/blog`, and one page would overwrite another.
 */
export async function checkAliases(
  entries: readonly LoadedEntry<object>[],
  targets: Pick<LinkTargets, "otherPaths" | "staticDir">,
): Promise<ContentProblem[]> {
  const pages = new Map(entries.map(({ entry }) => [entry.path.toLowerCase(), entry.file]))
  const others = new Set([...targets.otherPaths].map(path => path.toLowerCase()))
  const taken = new Map<string, string>()
  const problems: ContentProblem[] = []
  for (const { entry, locate } of entries) {
    for (const [index, alias] of aliasesOf(entry).entries()) {
      const key = alias.toLowerCase()
      const expected = await faultOf(alias, key)
      taken.set(key, taken.get(key) ?? entry.file)
      if (!expected) continue
      const at = ["aliases", index]
      const { file } = entry
      const place = { file, ...locate(at), field: at.join(".") }
      problems.push({ severity: "error", ...place, expected, received: shortJson(alias) })
    }
  }
  return problems

  async function faultOf(alias: string, key: string): Promise<string | undefined> {
    const page = pages.get(key)
    if (page) return `an address that no page has: ${page} has this one`
    if (others.has(key) || (await pathExists(alias, targets)))
      return "an address that no page and no file of this site has"
    const other = taken.get(key)
    return other && `an alias that is written once: ${other} has this one`
  }
}
