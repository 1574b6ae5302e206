import { messages } from "../messages/messages"
import { LONGEST_LABEL } from "../site/look-schema"
import { MENU_NAMES, menuTarget, namesOf, showsTechStack } from "../site/menu"
import type { SiteFacts } from "../site/site-schema"
import type { LinkTargets } from "./check-links"
import { type ContentProblem, didYouMean } from "./content-problem"
import type { Entry } from "./read-entries"
import type { ProblemOf } from "./read-yaml"

/** Whether the title of a page is short enough for the menu. */
const isLabel = (entry: Entry | undefined): boolean =>
  (entry?.frontMatter.title?.length ?? Number.POSITIVE_INFINITY) <= LONGEST_LABEL

/** Checks that each entry of the menu leads to a page or place that there is, once, and has words. */
export function* checkMenu(
  site: SiteFacts,
  problem: ProblemOf,
  targets: LinkTargets,
): Generator<ContentProblem> {
  const words = messages().site.menu
  const entries = namesOf(site)
  const published = new Map([...targets.entries].filter(([, entry]) => entry.published))
  const paths = [...published.keys(), ...targets.otherPaths]
  const known = [...MENU_NAMES, ...paths.map(path => path.slice(1))]
  for (const [index, { page, label }] of entries.entries()) {
    const at = ["menu", index]
    const to = menuTarget(page)
    if (page === "techstacks" && !showsTechStack(site))
      yield problem(at, { expected: words.shown, hint: words.noStack })
    else if (!known.includes(page))
      yield problem(at, { expected: words.page, hint: didYouMean(page, known) })
    else if (!label && !MENU_NAMES.includes(page) && !isLabel(published.get(to)))
      yield problem(at, { expected: words.label(page, LONGEST_LABEL) })
    if (entries.findIndex(other => other.page === page) < index)
      yield problem(at, { expected: words.once })
  }
}
