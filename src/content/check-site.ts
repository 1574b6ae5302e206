import { existsSync, readdirSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join, parse } from "node:path"
import type { CvFacts } from "../content-model/cv-schema"
import { ICON } from "../shared/site-icons"
import type { SiteFacts } from "../site/site-schema"
import { type LinkTargets, partsOf, pathExists } from "./check-links"
import { type ContentProblem, didYouMean, problemAt, shortJson } from "./content-problem"
import type { FieldPath, ProblemOf } from "./read-yaml"

/** Checks what the site file refers to (the share picture, the icons, pages of the tech stack), and the legal facts. */
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
  if (!existsSync(join(targets.staticDir, ICON))) {
    const fault = { expected: "the drawing of the site's icons, a square SVG", received: "no file" }
    problems.push(problemAt({ file: `static${ICON}`, line: 1 }, "file", fault))
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

/** Checks that the CV's file is there. */
export function checkCv(cv: CvFacts, problem: ProblemOf, targets: LinkTargets): ContentProblem[] {
  const { pdf } = cv
  if (!pdf || existsSync(join(targets.staticDir, pdf))) return []
  const received = `${shortJson(pdf)}, which is missing`
  const hint = "Run npm run cv, which makes it, after a build without this field."
  return [problem(["pdf"], { expected: "a file below static/", received, hint })]
}

function isPublicPage(link: string, targets: LinkTargets): boolean {
  const { path } = partsOf(link)
  return targets.entries.get(path)?.published ?? pathExists(path, targets)
}

/** Where simple-icons has its drawings. Gatsby runs a bundle of this file, which is not beside the packages. */
export const iconsFolder = (): string =>
  join(dirname(createRequire(join(process.cwd(), "package.json")).resolve("simple-icons")), "icons")

/** A field that is missing or too much: what belongs there, and why. */
type LegalFault = readonly [field: FieldPath, expected: string, why: string]

/**
 * What the legal page still lacks: all of it, each with its reason. An error, because the page is public; a warning as
 * long as the identity is the demonstration's.
 */
function checkLegal(site: SiteFacts, problem: ProblemOf): ContentProblem[] {
  const severity = site.demonstration ? "warning" : "error"
  return [...faultsOf(site)].map(([field, expected, hint]) =>
    problem(field, { severity, expected, hint }),
  )
}

function* faultsOf({ legal, analytics }: SiteFacts): Generator<LegalFault> {
  const { host } = legal
  if (legal.publisher === "professional") {
    yield* missing(legal, ["legal"], "A professional publisher must give it (LCEN, art. 1-1).", {
      name: "last name and first names",
      address: "a postal address",
      telephone: "a telephone number",
      email: "an e-mail address",
      publicationDirector: "who directs the publication",
    })
  } else if (!legal.name) {
    const why = "Without legal.name the page says that the host alone knows the publisher."
    for (const field of NAMING) {
      if (legal[field] === undefined) continue
      yield [["legal", field], "legal.name beside it, or nothing", why]
    }
  }
  yield* missing(legal, ["legal"], "Visitors see how old these facts are.", {
    checked: "the day on which you last checked this page, written YYYY-MM-DD",
  })
  yield* missing(host, ["legal", "host"], "Each site names its host (LCEN, art. 1-1).", {
    name: "a name",
    address: "a postal address",
    telephone: "a telephone number",
  })
  const abroad = "Visitors are told whether data leaves the European Union (RGPD, art. 13)."
  yield* missing(host, ["legal", "host"], abroad, {
    withinEu: "true or false",
    ...(host.withinEu === false && { transfers: "where data goes and what protects it there" }),
  })
  if (!analytics) return
  const receivers = "Visitors are told who receives their data, and for how long (RGPD, art. 13)."
  yield* missing(analytics, ["analytics"], receivers, {
    provider: "who receives the data",
    retention: "how long the data is kept",
    privacy: "the address of the provider's privacy page",
  })
}

/** What would name an individual who wants to stay anonymous. */
const NAMING = ["address", "telephone", "registration", "vat", "publicationDirector"] as const

const missing = (given: object, at: FieldPath, why: string, needed: Record<string, string>) =>
  Object.entries(needed)
    .filter(([field]) => Reflect.get(given, field) === undefined)
    .map(([field, expected]): LegalFault => [[...at, field], expected, why])
