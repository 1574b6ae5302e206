import { existsSync, readdirSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join, parse } from "node:path"
import type { CvFacts } from "../content-model/cv-schema"
import { messages } from "../messages/messages"
import { ICON } from "../shared/site-icons"
import type { SiteFacts } from "../site/site-schema"
import { checkAccent } from "./accent"
import { type LinkTargets, partsOf, pathExists } from "./check-links"
import { checkMenu } from "./check-menu"
import { type ContentProblem, didYouMean, partName, problemAt, shortJson } from "./content-problem"
import { drawingFault } from "./drawing-fault"
import type { FieldPath, ProblemOf } from "./read-yaml"

/**
 * Checks what the site file refers to (the share picture, the icons, the logo, pages of the tech stack and the menu), the
 * accent, and the legal facts.
 * @param folder that the site file is in
 */
export function checkSite(
  site: SiteFacts,
  problem: ProblemOf,
  targets: LinkTargets,
  folder: string,
): ContentProblem[] {
  const problems = checkLegal(site, problem)
  const words = messages().site
  const share = site.site.shareImage.path
  if (!targets.isStatic(share)) {
    problems.push(problem(["site", "shareImage", "path"], missingFile(share)))
  }
  if (!targets.isStatic(ICON)) {
    const fault = { expected: words.iconDrawing, received: words.noFile }
    problems.push(problemAt({ file: `static${ICON}`, line: 1 }, partName("file"), fault))
  }
  const usesIcons = site.techStack.some(({ items }) => items.some(({ icon }) => icon))
  const icons = usesIcons ? readdirSync(iconsFolder()).map(name => parse(name).name) : []
  for (const [group, { items }] of site.techStack.entries()) {
    for (const [index, { icon, link }] of items.entries()) {
      const at = ["techStack", group, "items", index]
      if (icon && !icons.includes(icon)) {
        const expected = messages().schema.icon
        problems.push(problem([...at, "icon"], { expected, hint: didYouMean(icon, icons) }))
      }
      if (link?.startsWith("/") && !isPublicPage(link, targets)) {
        problems.push(problem([...at, "link"], { expected: words.publishedPage }))
      }
    }
  }
  problems.push(...checkMenu(site, problem, targets))
  if (site.accent) problems.push(...checkAccent(site.accent, problem))
  const logo = site.logo && logoFault(join(folder, site.logo), site.logo)
  if (logo) problems.push(problem(["logo"], logo))
  return problems
}

/** Every page carries the logo. */
const LARGEST_LOGO = 4096

const logoFault = (file: string, written: string) =>
  existsSync(file)
    ? drawingFault(file, LARGEST_LOGO)
    : {
        expected: messages().references.file.picture,
        received: messages().report.missing(shortJson(written)),
      }

/** Checks that the CV's file is there. */
export function checkCv(cv: CvFacts, problem: ProblemOf, targets: LinkTargets): ContentProblem[] {
  const { pdf } = cv
  if (!pdf || targets.isStatic(pdf)) return []
  return [problem(["pdf"], { ...missingFile(pdf), hint: messages().site.makePdf })]
}

const missingFile = (path: string) => ({
  expected: messages().site.staticFile,
  received: messages().report.missing(shortJson(path)),
})

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
  const words = messages().site.legal
  if (legal.publisher === "professional") {
    yield* missing(legal, ["legal"], words.professional, words.publisher)
  } else if (!legal.name) {
    for (const field of NAMING) {
      if (legal[field] === undefined) continue
      yield [["legal", field], words.nameOrNothing, words.nameless]
    }
  }
  yield* missing(legal, ["legal"], words.age, { checked: words.checked })
  yield* missing(host, ["legal", "host"], words.host, words.hostFacts)
  yield* missing(host, ["legal", "host"], words.abroad, {
    withinEu: words.withinEu,
    ...(host.withinEu === false && { transfers: words.transfers }),
  })
  if (analytics) yield* missing(analytics, ["analytics"], words.receivers, words.analytics)
}

/** What would name an individual who wants to stay anonymous. */
const NAMING = ["address", "telephone", "registration", "vat", "publicationDirector"] as const

const missing = (given: object, at: FieldPath, why: string, needed: Record<string, string>) =>
  Object.entries(needed)
    .filter(([field]) => Reflect.get(given, field) === undefined)
    .map(([field, expected]): LegalFault => [[...at, field], expected, why])
