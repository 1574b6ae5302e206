import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { ResponseHeaders } from "@site/page-views"
import { z } from "zod"
import { readJson } from "../content/folder-files"
import { messages } from "../messages/messages"
import type { SiteFacts } from "../release-format/release-files"
import { OFFLINE_FILE } from "../shared/offline"
import { SITE_FILES } from "../shared/site-files"
import { INLINE_SCRIPTS } from "./document/inline-scripts"
import { headersFile, redirectsFile, responseHeaders } from "./host-rules"
import { OFFLINE_SCRIPTS } from "./offline-page"
import { type InlineSources, readPage, sourceOf } from "./read-page"
import type { ReleaseInput, Step } from "./step"

export const HEADERS_FILE = "_headers"
export const REDIRECTS_FILE = "_redirects"

/** Rules for static hosts, and the file of those who find a hole in the site. */
export const hostRules =
  (headers: ResponseHeaders): Step =>
  async ({ facts, site, now, statics }) => {
    const redirects = redirectsFile(facts.aliases, facts.pathPrefix)
    const { security } = SITE_FILES
    return new Map([
      [HEADERS_FILE, headersFile(headers, site.files(), facts.pathPrefix)],
      ...(redirects ? [[REDIRECTS_FILE, redirects] as const] : []),
      ...(statics.has(security) ? [] : [[security, securityText(facts, now)] as const]),
    ])
  }

/**
 * The response headers of the site: one policy for all pages, those in `static/` among them. Throws for a page with an
 * inline script that the site does not write itself, because the policy refuses it.
 */
export async function headersOf({ root, facts, site, statics, found }: ReleaseInput) {
  const written = await readJson(join(root, INLINE_SCRIPTS), z.array(z.string()))
  const own = facts.serviceWorker ? OFFLINE_SCRIPTS : []
  const scripts = [...new Set([...(written ?? []), ...own])].map(sourceOf)
  const pages = [...found.pages].map(([file, { sources }]) => {
    const path = `/${file.replace(/\/?index\.html$/, "")}`
    return { name: `${facts.files[path] ?? ""} ${path}`.trim(), sources }
  })
  const sourcesIn = (folder: string, file: string) =>
    readPage(readFileSync(join(folder, file), "utf8")).sources
  const ofStatics = [...statics]
    .filter(([file]) => /\.html?$/i.test(file))
    .map(([file, folder]) => ({ name: `static/${file}`, sources: sourcesIn(folder, file) }))
  const ofWorker = facts.serviceWorker
    ? [{ name: OFFLINE_FILE, sources: sourcesIn(site.folder, OFFLINE_FILE) }]
    : []
  const all = [...pages, ...ofStatics, ...ofWorker]
  const refused = all.filter(({ sources }) => !sources.scripts.every(one => scripts.includes(one)))
  if (refused.length > 0)
    throw new Error(
      refused.map(({ name }) => `${name} — ${messages.build.foreignScript}`).join("\n"),
    )
  const inline = { ...joinSources(all.map(({ sources }) => sources)), scripts: scripts.sort() }
  return responseHeaders(inline, facts, found.id)
}

/** The sources of many pages, each once. */
export function joinSources(pages: readonly InlineSources[]): InlineSources {
  const all = (part: keyof InlineSources) => [...new Set(pages.flatMap(page => page[part]))].sort()
  return {
    scripts: all("scripts"),
    styles: all("styles"),
    attributes: all("attributes"),
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
