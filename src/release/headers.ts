import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { SiteFacts } from "../release-format/release-files"
import { SITE_FILES } from "../shared/site-files"
import { headersFile, redirectsFile, responseHeaders } from "./host-rules"
import { type InlineSources, readPage } from "./read-page"
import type { ReleaseInput, Step } from "./steps"

export const HEADERS_FILE = "_headers"
export const REDIRECTS_FILE = "_redirects"

/** Rules for static hosts, and the file of those who find a hole in the site. */
export const headers: Step = async input => {
  const { facts, site, now, given } = input
  const redirects = redirectsFile(facts.aliases, facts.pathPrefix)
  const { security } = SITE_FILES
  return new Map([
    [HEADERS_FILE, headersFile(headersOf(input), site.files(), facts.pathPrefix)],
    ...(redirects ? [[REDIRECTS_FILE, redirects] as const] : []),
    ...(given.has(security) ? [] : [[security, securityText(facts, now)] as const]),
  ])
}

/** The response headers of the site: one policy for all pages, those in `static/` among them. */
export function headersOf({ facts, given, found }: ReleaseInput) {
  const ofPages = [...found.pages.values()].map(({ sources }) => sources)
  const ofGiven = [...given]
    .filter(([file]) => file.endsWith(".html"))
    .map(([file, folder]) => readPage(readFileSync(join(folder, file), "utf8")).sources)
  return responseHeaders(joinSources([...ofPages, ...ofGiven]), facts, found.id)
}

/** The sources of many pages, each once. */
export function joinSources(pages: readonly InlineSources[]): InlineSources {
  const all = (part: keyof InlineSources) => [...new Set(pages.flatMap(page => page[part]))].sort()
  return {
    scripts: all("scripts"),
    styles: all("styles"),
    attributes: all("attributes"),
    frames: all("frames"),
    media: all("media"),
  }
}

/** RFC 9116 recommends less than a year. */
const VALID_MS = 364 * 24 * 3600_000

/** RFC 9116. Each build renews it; the release's id does not depend on it, or no two builds would have the same. */
const securityText = ({ origin, pathPrefix, securityContact }: SiteFacts, now: Date): string =>
  [
    `Contact: mailto:${securityContact}`,
    `Expires: ${new Date(now.getTime() + VALID_MS).toISOString()}`,
    "Preferred-Languages: fr, en",
    `Canonical: ${origin}${pathPrefix}/${SITE_FILES.security}`,
    "",
  ].join("\n")
