import { type ContentProblem, partProblem, shortJson } from "@site/problems"
import { TAKEN } from "../content-model/addresses"
import { messages } from "../messages/messages"
import { isListPage } from "../shared/blog-list"
import { isSiteFile } from "../shared/site-files"
import { SITE_PATHS } from "../shared/site-paths"
import { hasFile, type LinkTargets } from "./check-links"
import type { Entry } from "./read-entries"

/** Names that a file of `content/pages` may not have: addresses of the site's own pages and folders begin with them. */
const RESERVED = [...TAKEN, ...Object.values(SITE_PATHS).map(path => path.slice(1))].filter(
  name => name !== SITE_PATHS.about.slice(1),
)

/** True for an address that the site has for pages and files of its own. */
export const isReserved = (path: string): boolean =>
  RESERVED.includes(path.slice(1)) || isSiteFile(path) || isListPage(path)

/** Checks that a page's address is free, and that the page can show what its file holds (S-1). */
export function checkPage(
  page: Entry,
  { staticPath }: Pick<LinkTargets, "staticPath">,
): ContentProblem[] {
  const { file, path, kind, frontMatter, problem } = page
  const wording = messages.references.address
  const isAbout = path === SITE_PATHS.about
  return [
    ...(isReserved(path) || staticPath(path) ? [slugProblem(page, wording.reserved)] : []),
    ...(isAbout && kind === "module"
      ? [
          partProblem({ file, line: 1 }, "text", {
            expected: wording.noCode,
            received: wording.hasCode,
            hint: wording.whereCode,
          }),
        ]
      : []),
    ...(frontMatter.portrait && !isAbout
      ? [problem(["portrait"], { expected: wording.noPortrait })]
      : []),
  ]
}

/** Problem of an address that an entry cannot have: its slug is in the front matter, or its own name. */
function slugProblem({ slug, frontMatter, problem }: Entry, expected: string): ContentProblem {
  const hint = frontMatter.slug ? messages.references.address.otherSlug : messages.yaml.rename
  return problem(["slug"], { expected, received: shortJson(slug), hint })
}

/** Entries by their old addresses in lower case. Of two entries with the same one, the first; the check reports it. */
export function entriesByAlias(entries: readonly Entry[]): Map<string, Entry> {
  const pairs = entries.flatMap(entry =>
    (entry.frontMatter.aliases ?? []).map(alias => [alias.toLowerCase(), entry] as const),
  )
  return new Map(pairs.toReversed())
}

/**
 * An address leads to one entry (S-2). An old one must also be free: no page, no file, and no other old address has
 * it. Letters are compared without their case, because `/Blog` and `/blog` are one file on some file systems, and one
 * page would overwrite another.
 */
export function checkAddresses(
  entries: readonly Entry[],
  targets: Pick<LinkTargets, "otherPaths" | "staticPath">,
): ContentProblem[] {
  const problems: ContentProblem[] = []
  const wording = messages.references.address
  const pages = new Map<string, string>()
  for (const entry of entries) {
    const { file, path } = entry
    const other = pages.get(path)
    pages.set(path, other ?? file)
    const expected = (other && wording.slugTaken(other)) || (isListPage(path) && wording.listPage)
    if (expected) problems.push(slugProblem(entry, expected))
  }
  const { staticPath } = targets
  const otherPaths = new Set([...targets.otherPaths].map(path => path.toLowerCase()))
  const taken = new Map<string, string>()
  for (const { file, frontMatter, problem } of entries) {
    for (const [index, alias] of (frontMatter.aliases ?? []).entries()) {
      const key = alias.toLowerCase()
      const [page, other] = [pages.get(key), taken.get(key)]
      taken.set(key, other ?? file)
      const isTaken = isListPage(key) || hasFile(key, { entries: pages, otherPaths, staticPath })
      const expected =
        (page && wording.pageHas(page)) ||
        (isTaken && wording.taken) ||
        (other && wording.twice(other))
      if (expected) problems.push(problem(["aliases", index], { expected }))
    }
  }
  return problems
}
