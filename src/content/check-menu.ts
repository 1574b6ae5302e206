import { type ContentProblem, didYouMean } from "@site/problems"
import { messages } from "../messages/messages"
import { LONGEST_MENU } from "../site/look-schema"
import { MENU_NAMES, menuOf, menuTarget, namesOf, showsTechStack } from "../site/menu"
import type { SiteFacts } from "../site/site-schema"
import { type LinkTargets, unpublished } from "./check-links"
import type { ProblemOf } from "./read-yaml"

/** Checks that each entry of the menu leads to a page or place that there is, once, and that all have words which have room. */
export function* checkMenu(
  site: Pick<SiteFacts, "menu" | "home" | "techStack">,
  problem: ProblemOf,
  targets: LinkTargets,
): Generator<ContentProblem> {
  const wording = messages.site.menu
  const entries = namesOf(site)
  const published = new Map([...targets.entries].filter(([, entry]) => entry.published))
  const paths = [...published.keys(), ...targets.otherPaths]
  const known = [...MENU_NAMES, ...paths.map(path => path.slice(1))]
  for (const [index, { page, label }] of entries.entries()) {
    const at = ["menu", index]
    const to = menuTarget(page)
    if (page === "techstacks" && !showsTechStack(site))
      yield problem(at, { expected: wording.shown, hint: wording.noStack })
    else if (!known.includes(page))
      yield problem(at, {
        expected: wording.page,
        hint: didYouMean(page, known),
        ...unpublished(page, targets.entries.get(to)),
      })
    else if (!label && !MENU_NAMES.includes(page) && !published.has(to) && !targets.unread.has(to))
      yield problem(at, { expected: wording.label(page) })
    if (entries.findIndex(other => other.page === page) < index)
      yield problem(at, { expected: wording.once })
  }
  const titled = new Map([...published].map(([path, { frontMatter }]) => [path, frontMatter]))
  const letters = menuOf(site, titled)
    .map(({ label }) => label)
    .join("").length
  if (letters > LONGEST_MENU)
    yield problem(["menu"], {
      expected: wording.short(LONGEST_MENU),
      received: wording.letters(letters),
      hint: wording.shorten,
    })
}
