import { existsSync } from "node:fs"
import { join } from "node:path"
import { type ContentProblem, partProblem, shortJson } from "@site/problems"
import type { CvFacts } from "../content-model/cv-schema"
import { messages } from "../messages/messages"
import { ICON } from "../shared/site-icons"
import type { SiteFacts } from "../site/site-schema"
import { checkAccent } from "./accent"
import { hasFile, type LinkTargets, partsOf, unpublished } from "./check-links"
import { checkMenu } from "./check-menu"
import { drawingFault } from "./drawing-fault"
import type { FieldPath, ProblemOf, YamlFile } from "./read-yaml"
import { missing } from "./shown-file"
import { pictureState } from "./whole-picture"

/**
 * Checks what a site file without errors refers to (the share picture, the icons, the logo, pages of the tech stack and
 * the menu), the accent, and the legal facts.
 * @param folder that the site file is in
 */
export async function checkSite(
  { value: site, problem }: YamlFile<SiteFacts>,
  targets: LinkTargets,
  folder: string,
): Promise<ContentProblem[]> {
  if (!site || !problem) return []
  const problems = [...checkLegal(site, problem), ...checkMenu(site, problem, targets)]
  const wording = messages.site
  const share = await shareImageFault(site.site.shareImage.path, targets)
  if (share) problems.push(problem(["site", "shareImage", "path"], share))
  if (!targets.staticPath(ICON)) {
    const fault = { expected: wording.iconDrawing, received: wording.noFile }
    problems.push(partProblem({ file: `static${ICON}`, line: 1 }, "file", fault))
  }
  for (const [group, { items }] of site.techStack.entries()) {
    for (const [index, { link }] of items.entries()) {
      if (link?.startsWith("/") && !isPublicPage(link, targets)) {
        const state = unpublished(link, targets.entries.get(partsOf(link).path))
        const at = ["techStack", group, "items", index, "link"]
        problems.push(problem(at, { expected: wording.publishedPage, ...state }))
      }
    }
  }
  if (site.accent) problems.push(...checkAccent(site.accent, problem))
  const logo = site.logo && (await logoFault(join(folder, site.logo), site.logo))
  if (logo) problems.push(problem(["logo"], logo))
  return problems
}

/** Size that every page states for the share picture, in pixels. */
const SHARE_SIZE = { width: 1200, height: 630 }

async function shareImageFault(path: string, { staticPath }: LinkTargets) {
  const file = staticPath(path)
  if (!file) return missing(messages.references.file.inStatic, path)
  const { width, height } = (await pictureState(file)) ?? { width: 0, height: 0 }
  if (width === SHARE_SIZE.width && height === SHARE_SIZE.height) return undefined
  const { picture, size } = messages.site.shareImage
  return { expected: picture, received: size(shortJson(path), width, height) }
}

/** Every page carries the logo. */
const LARGEST_LOGO = 4096

const logoFault = (file: string, written: string) =>
  existsSync(file)
    ? drawingFault(file, LARGEST_LOGO)
    : missing(messages.references.file.picture, written)

/** Checks that the CV's file is there. */
export function checkCv(cv: CvFacts, problem: ProblemOf, targets: LinkTargets): ContentProblem[] {
  const { pdf } = cv
  if (!pdf || targets.staticPath(pdf)) return []
  return [
    problem(["pdf"], {
      ...missing(messages.references.file.inStatic, pdf),
      hint: messages.site.makePdf,
    }),
  ]
}

function isPublicPage(link: string, targets: LinkTargets): boolean {
  const { path } = partsOf(link)
  return targets.entries.get(path)?.published ?? hasFile(path, targets)
}

/** A field that is missing or too much: what belongs there, and why. */
type LegalFault = readonly [field: FieldPath, expected: string, why: string]

/**
 * Fields that the legal page still lacks, each with its reason. An error, because the page is public; a warning as long
 * as the identity is the demonstration's.
 */
function checkLegal(site: SiteFacts, problem: ProblemOf): ContentProblem[] {
  const severity = site.demonstration ? "warning" : "error"
  return [...faultsOf(site)].map(([field, expected, hint]) =>
    problem(field, { severity, expected, hint }),
  )
}

function* faultsOf({ legal, analytics }: SiteFacts): Generator<LegalFault> {
  const { host } = legal
  const wording = messages.site.legal
  if (legal.publisher === "professional") {
    yield* lacking(legal, ["legal"], wording.professional, wording.publisher)
  } else if (!legal.name) {
    for (const field of NAMING) {
      if (legal[field] === undefined) continue
      yield [["legal", field], wording.nameOrNothing, wording.nameless]
    }
  }
  yield* lacking(legal, ["legal"], wording.age, { checked: wording.checked })
  yield* lacking(host, ["legal", "host"], wording.host, wording.hostFacts)
  yield* lacking(host, ["legal", "host"], wording.abroad, {
    withinEu: wording.withinEu,
    ...(host.withinEu === false && { transfers: wording.transfers }),
  })
  if (analytics) yield* lacking(analytics, ["analytics"], wording.receivers, wording.analytics)
}

/** Fields that would name an individual who wants to stay anonymous. */
const NAMING = ["address", "telephone", "registration", "vat", "publicationDirector"] as const

const lacking = (given: object, at: FieldPath, why: string, needed: Record<string, string>) =>
  Object.entries(needed)
    .filter(([field]) => Reflect.get(given, field) === undefined)
    .map(([field, expected]): LegalFault => [[...at, field], expected, why])
