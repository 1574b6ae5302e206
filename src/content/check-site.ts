import { existsSync, readdirSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join, parse } from "node:path"
import type { SiteFacts } from "../site/site-schema"
import { checkLegal } from "./check-legal"
import { type LinkTargets, partsOf, pathExists } from "./check-links"
import { type ContentProblem, didYouMean, shortJson } from "./content-problem"
import type { ProblemOf } from "./read-yaml"

/** Checks what the site file refers to (the share picture, icons, pages of the tech stack), and the legal facts. */
export function checkSite(
  site: SiteFacts,
  problem: ProblemOf,
  targets: LinkTargets,
): ContentProblem[] {
  const problems = checkLegal(site, problem)
  const share = site.site.shareImage.path
  if (!existsSync(join(targets.staticDir, share))) {
    const received = `${shortJson(share)}, which is missing`
    const expected = "a file below static/"
    problems.push(problem(["site", "shareImage", "path"], { expected, received }))
  }
  const usesIcons = site.techStack.some(({ items }) => items.some(({ icon }) => icon))
  const icons = usesIcons ? readdirSync(iconsFolder()).map(name => parse(name).name) : []
  for (const [group, { items }] of site.techStack.entries()) {
    for (const [index, { icon, link }] of items.entries()) {
      const at = ["techStack", group, "items", index]
      if (icon && !icons.includes(icon)) {
        const expected = "an icon's name at simpleicons.org"
        problems.push(problem([...at, "icon"], { expected, hint: didYouMean(icon, icons) }))
      }
      if (link?.startsWith("/") && !isPublicPage(link, targets)) {
        problems.push(problem([...at, "link"], { expected: "a published page of this site" }))
      }
    }
  }
  if (site.demonstration) {
    problems.push(
      problem(["demonstration"], {
        severity: "warning",
        expected: "your own identity before the site goes public",
        received: "the demonstration identity",
        hint: "Replace identity, site.name, site.url, site.description, hero, externalLink, socialLinks, techStack, legal; then remove this field.",
      }),
    )
  }
  return problems
}

function isPublicPage(link: string, targets: LinkTargets): boolean {
  const { path } = partsOf(link)
  return targets.entries.get(path)?.published ?? pathExists(path, targets)
}

/** Where simple-icons has its drawings. Gatsby runs a bundle of this file, which is not beside the packages. */
export const iconsFolder = (): string =>
  join(dirname(createRequire(join(process.cwd(), "package.json")).resolve("simple-icons")), "icons")
