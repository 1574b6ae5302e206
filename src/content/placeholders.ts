import { join } from "node:path"
import { type ContentProblem, partProblem, shortJson } from "@site/problems"
import { parse } from "yaml"
import { messages } from "../messages/messages"
import { slugOf } from "../shared/slug-of"
import type { SiteFacts } from "../site/site-schema"
import { DEMONSTRATION, isDemonstration } from "./content-folder"
import { readText } from "./folder-files"
import type { FieldPath, YamlFile } from "./read-yaml"

/** Facts about the owner: false on the owner's site. */
const FACTS = new Set([
  ...["identity.name", "identity.email", "site.name", "site.url"],
  ...["externalLink.label", "externalLink.url", "socialLinks.url", "sourceUrl"],
  ...["legal.name", "legal.address", "legal.telephone", "legal.email"],
  ...["legal.publicationDirector", "host.name", "host.address", "host.telephone"],
  ...["experience.organisation", "experience.url", "education.title", "education.organisation"],
])

/** Texts of the demonstration that an owner would write otherwise. */
const TEXTS = new Set([
  ...["identity.pitch", "identity.location", "identity.availability", "site.description"],
  ...["shareImage.alt", "hero.headline", "hero.lead"],
  ...["items.experience", "experience.summary", "experience.highlights"],
])

/** A text of the demonstration, too long for two people to write it alike. */
const isOwnText = (line: string): boolean => line.length > 60 && !line.startsWith("#")

/**
 * Finds what the owner's files still have of the demonstration, value by value, and paragraph by paragraph in the page
 * about the owner. A fact of somebody else is an error, unless the site file is marked as a demonstration or cannot be read. Nothing but that in a checkout without the demonstration.
 * @param isEach lists every warning; otherwise a file has one, with their number
 */
export function checkPlaceholders(
  root: string,
  site: YamlFile<SiteFacts>,
  cv: YamlFile<object>,
  isEach = false,
): ContentProblem[] {
  const isDeclared = site.value?.demonstration ?? false
  // A site file with an error has no such mark.
  const isLenient = isDeclared || !site.value
  const isShown = isDemonstration(root)
  const problems: ContentProblem[] = []
  if (isDeclared && site.problem) {
    const { eject, replace, ...fault } = messages.site.demonstration
    const hint = isShown ? eject : replace
    problems.push(site.problem(["demonstration"], { severity: "warning", ...fault, hint }))
  }
  if (isShown) return problems
  const ofSite = leftValues(site, readText(root, `${DEMONSTRATION}/site.yml`), isLenient)
  const ofCv = leftValues(cv, readText(root, `${DEMONSTRATION}/cv.yml`), isLenient)
  const files = [[...ofSite, ...leftPicture(root, site)], ofCv, leftTexts(root)]
  return [...problems, ...files.flatMap(left => (isEach ? left : withOneWarning(left)))]
}

/** The errors of a file, and its first warning with the number of the others. */
function withOneWarning(problems: readonly ContentProblem[]): ContentProblem[] {
  const errors = problems.filter(({ severity }) => severity === "error")
  const [first, ...others] = problems.filter(({ severity }) => severity === "warning")
  if (!first) return errors
  const more = others.length > 0 && { hint: messages.site.others(others.length) }
  return [...errors, { ...first, ...more }]
}

/** The picture of shared links, which shows the demonstration's first words. */
function leftPicture(root: string, { value, problem }: YamlFile<SiteFacts>): ContentProblem[] {
  const path = join("static", value?.site.shareImage.path ?? "")
  const theirs = readText(root, join(DEMONSTRATION, path))
  if (!problem || theirs === undefined || theirs !== readText(root, path)) return []
  const { yours: expected, takePicture: hint } = messages.site
  return [problem(["site", "shareImage", "path"], { severity: "warning", expected, hint })]
}

function leftValues(
  { value, problem }: YamlFile<object>,
  source: string | undefined,
  isLenient: boolean,
): ContentProblem[] {
  if (!problem || !source) return []
  const theirs = new Set([...valuesOf(parse(source))].map(({ field, text }) => keyOf(field, text)))
  return [...valuesOf(value)]
    .filter(({ field, text }) => theirs.has(keyOf(field, text)))
    .map(({ field, path }) => {
      const severity = FACTS.has(field) && !isLenient ? "error" : "warning"
      return problem(path, { severity, expected: messages.site.yours })
    })
}

/** Signs and spaces do not count: the build has set one of the two. */
const keyOf = (field: string, text: string): string => `${field} ${slugOf(text)}`

interface Value {
  path: FieldPath
  /** The last two names of the path. */
  field: string
  text: string
}

function* valuesOf(value: unknown, path: FieldPath = []): Generator<Value> {
  if (typeof value === "string") {
    const field = path
      .filter(key => typeof key === "string")
      .slice(-2)
      .join(".")
    if (FACTS.has(field) || TEXTS.has(field)) yield { path, field, text: value }
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* valuesOf(item, [...path, index])
  } else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* valuesOf(item, [...path, key])
  }
}

function leftTexts(root: string): ContentProblem[] {
  const file = "content/pages/about-me.mdx"
  const theirs = new Set(readText(root, file.replace("content", DEMONSTRATION))?.split("\n"))
  const lines = readText(root, file)?.split("\n") ?? []
  return lines.flatMap((text, index) => {
    if (!isOwnText(text) || !theirs.has(text)) return []
    const fault = { expected: messages.site.yours, received: shortJson(text) }
    const place = { file, line: index + 1, column: 1 }
    return partProblem(place, "text", { severity: "warning", ...fault })
  })
}
