import type { SiteFacts } from "../site/site-schema"
import type { ContentProblem } from "./content-problem"
import type { FieldPath, ProblemOf } from "./read-yaml"

/** A field that is missing or too much: what belongs there, and why. */
type Fault = readonly [field: FieldPath, expected: string, why: string]

/**
 * What the legal page still lacks: all of it, each with its reason. An error, because the page is public; a warning as
 * long as the identity is the demonstration's.
 */
export function checkLegal(site: SiteFacts, problem: ProblemOf): ContentProblem[] {
  const severity = site.demonstration ? "warning" : "error"
  return [...publisherFaults(site), ...hostFaults(site), ...analyticsFaults(site)].map(
    ([field, expected, hint]) => problem(field, { severity, expected, hint }),
  )
}

function publisherFaults({ legal }: SiteFacts): Fault[] {
  const checked = legal.checked === undefined
  const day = "the day on which you last checked this page, written YYYY-MM-DD"
  const last: Fault[] = checked
    ? [[["legal", "checked"], day, "Visitors see how old these facts are."]]
    : []
  if (legal.publisher === "professional") {
    const why = "A professional publisher must give it (LCEN, art. 1-1)."
    const needed = {
      name: "last name and first names",
      address: "a postal address",
      telephone: "a telephone number",
      email: "an e-mail address",
      publicationDirector: "who directs the publication",
    }
    return [...missing(legal, needed).map(asFault(["legal"], why)), ...last]
  }
  if (legal.name) return last
  const named = ["address", "telephone", "registration", "vat", "publicationDirector"] as const
  const why = "Without legal.name the page says that the host alone knows the publisher."
  const contradictions = named
    .filter(field => legal[field] !== undefined)
    .map((field): Fault => [["legal", field], "legal.name beside it, or nothing", why])
  return [...contradictions, ...last]
}

function hostFaults({ legal: { host } }: SiteFacts): Fault[] {
  const at = ["legal", "host"]
  const needed = { name: "a name", address: "a postal address", telephone: "a telephone number" }
  const faults = missing(host, needed).map(
    asFault(at, "Each site names its host (LCEN, art. 1-1)."),
  )
  const why = "Visitors are told whether data leaves the European Union (RGPD, art. 13)."
  if (host.withinEu === undefined) return [...faults, [[...at, "withinEu"], "true or false", why]]
  if (host.withinEu || host.transfers) return faults
  return [...faults, [[...at, "transfers"], "where data goes and what protects it there", why]]
}

function analyticsFaults({ analytics }: SiteFacts): Fault[] {
  if (!analytics) return []
  const why = "Visitors are told who receives their data, and for how long (RGPD, art. 13)."
  const needed = {
    provider: "who receives the data",
    retention: "how long the data is kept",
    privacy: "the address of the provider's privacy page",
  }
  return missing(analytics, needed).map(asFault(["analytics"], why))
}

const missing = (given: object, needed: Record<string, string>) =>
  Object.entries(needed).filter(([field]) => Reflect.get(given, field) === undefined)

const asFault =
  (parent: readonly string[], why: string) =>
  ([field, expected]: [string, string]): Fault => [[...parent, field], expected, why]
