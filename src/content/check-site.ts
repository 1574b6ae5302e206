import { existsSync } from "node:fs"
import { join } from "node:path"
import { type ContentProblem, partProblem, shortJson } from "@site/problems"
import type { CvFacts } from "../content-model/cv-schema"
import { messages } from "../messages/messages"
import { ICON } from "../shared/site-icons"
import { type SiteFacts, siteSchema } from "../site/site-schema"
import { checkAccent } from "./accent"
import { type LinkTargets, partsOf, pathExists, unpublished } from "./check-links"
import { checkMenu } from "./check-menu"
import { drawingFault } from "./drawing-fault"
import type { FieldPath, ProblemOf, YamlFile } from "./read-yaml"
import { pictureState } from "./whole-picture"

/**
 * Checks what the site file refers to (the share picture, the icons, the logo, pages of the tech stack and the menu), the
 * accent, and the legal facts, as far as these fields can be read.
 * @param folder that the site file is in
 */
export async function checkSite(
  { value, input, problem }: YamlFile<SiteFacts>,
  targets: LinkTargets,
  folder: string,
): Promise<ContentProblem[]> {
  if (!problem) return []
  const site = value ?? soundFields(input)
  const { legal, menu, home, techStack = [] } = site
  const problems = legal ? checkLegal({ ...site, legal }, problem) : []
  const words = messages.site
  const share = site.site?.shareImage.path
  const shareFault = share && (await shareImageFault(share, targets))
  if (shareFault) problems.push(problem(["site", "shareImage", "path"], shareFault))
  if (!targets.staticPath(ICON)) {
    const fault = { expected: words.iconDrawing, received: words.noFile }
    problems.push(partProblem({ file: `static${ICON}`, line: 1 }, "file", fault))
  }
  for (const [group, { items }] of techStack.entries()) {
    for (const [index, { link }] of items.entries()) {
      if (link?.startsWith("/") && !isPublicPage(link, targets)) {
        const state = unpublished(link, targets.entries.get(partsOf(link).path))
        const at = ["techStack", group, "items", index, "link"]
        problems.push(problem(at, { expected: words.publishedPage, ...state }))
      }
    }
  }
  if (home && site.techStack)
    problems.push(...checkMenu({ menu, home, techStack }, problem, targets))
  if (site.accent) problems.push(...checkAccent(site.accent, problem))
  const logo = site.logo && (await logoFault(join(folder, site.logo), site.logo))
  if (logo) problems.push(problem(["logo"], logo))
  return problems
}

const anyFields = siteSchema.partial()

/** The fields without errors of a file that has some in others. */
function soundFields(input: unknown): Partial<SiteFacts> {
  const issues = anyFields.safeParse(input).error?.issues ?? []
  const unsound = issues.flatMap(issue =>
    issue.code === "unrecognized_keys" && issue.path.length === 0 ? issue.keys : issue.path[0],
  )
  const kept = Object.entries(Object(input)).filter(([name]) => !unsound.includes(name))
  const { data = {} } = anyFields.safeParse(Object.fromEntries(kept))
  // Their defaults are not what the owner wrote.
  for (const name of unsound) if (name !== undefined) Reflect.deleteProperty(data, name)
  return data
}

/** Size that every page states for the share picture, in pixels. */
const SHARE_SIZE = { width: 1200, height: 630 }

async function shareImageFault(path: string, { staticPath }: LinkTargets) {
  const file = staticPath(path)
  if (!file) return missingFile(path)
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
    : {
        expected: messages.references.file.picture,
        received: messages.report.missing(shortJson(written)),
      }

/** Checks that the CV's file is there. */
export function checkCv(cv: CvFacts, problem: ProblemOf, targets: LinkTargets): ContentProblem[] {
  const { pdf } = cv
  if (!pdf || targets.staticPath(pdf)) return []
  return [problem(["pdf"], { ...missingFile(pdf), hint: messages.site.makePdf })]
}

const missingFile = (path: string) => ({
  expected: messages.site.staticFile,
  received: messages.report.missing(shortJson(path)),
})

function isPublicPage(link: string, targets: LinkTargets): boolean {
  const { path } = partsOf(link)
  return targets.entries.get(path)?.published ?? pathExists(path, targets)
}

type LegalFacts = Pick<SiteFacts, "legal"> & Partial<SiteFacts>

/** A field that is missing or too much: what belongs there, and why. */
type LegalFault = readonly [field: FieldPath, expected: string, why: string]

/**
 * Fields that the legal page still lacks, each with its reason. An error, because the page is public; a warning as long
 * as the identity is the demonstration's.
 */
function checkLegal(site: LegalFacts, problem: ProblemOf): ContentProblem[] {
  const severity = site.demonstration ? "warning" : "error"
  return [...faultsOf(site)].map(([field, expected, hint]) =>
    problem(field, { severity, expected, hint }),
  )
}

function* faultsOf({ legal, analytics }: LegalFacts): Generator<LegalFault> {
  const { host } = legal
  const words = messages.site.legal
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

/** Fields that would name an individual who wants to stay anonymous. */
const NAMING = ["address", "telephone", "registration", "vat", "publicationDirector"] as const

const missing = (given: object, at: FieldPath, why: string, needed: Record<string, string>) =>
  Object.entries(needed)
    .filter(([field]) => Reflect.get(given, field) === undefined)
    .map(([field, expected]): LegalFault => [[...at, field], expected, why])
