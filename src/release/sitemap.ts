import type { SiteFacts } from "../release-format/release-files"
import { SITE_FILES } from "../shared/site-files"
import { NOT_INDEXED } from "./search-index"

/** As a page's head has them: React escapes what XML escapes. */
const CANONICAL = /<link\b[^>]*\brel="canonical"[^>]*\bhref="([^"]*)"/
const PUBLISHED = /<meta\b[^>]*\bproperty="article:published_time"[^>]*\bcontent="([^"]*)"/
const UPDATED = /<meta\b[^>]*\bproperty="article:modified_time"[^>]*\bcontent="([^"]*)"/

const ALTERNATE = /<link\b[^>]*\brel="alternate"[^>]*\bhreflang="([^"]*)"[^>]*\bhref="([^"]*)"/gi

/** Fewer than the 50 000 of a sitemap: with the longest addresses, of 2 048 characters, they have less than its 50 MB. */
const IN_A_FILE = 20_000

const BEGIN = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/**
 * The address that a page gives itself, the day on which its text was published or changed, where it says so, and the
 * addresses of its text by their language, where there are several.
 */
export function addressOf(html: string) {
  const address = CANONICAL.exec(html)?.[1]
  if (!address || NOT_INDEXED.test(html)) return undefined
  const changed = (UPDATED.exec(html) ?? PUBLISHED.exec(html))?.[1]?.slice(0, 10)
  const versions = [...html.matchAll(ALTERNATE)].map(([, lang = "", href = ""]) => ({ lang, href }))
  return { address, changed, ...(versions.length > 0 && { versions }) }
}

type Address = NonNullable<ReturnType<typeof addressOf>>
type Site = Pick<SiteFacts, "origin" | "pathPrefix">

/**
 * `sitemap.xml`, for a large site an index and its parts (sitemaps.org, protocol 0.9). Takes what the pages say of
 * themselves; one that names another site as its own is left out. Returns the files' texts by their names.
 */
export function sitemapFiles(pages: readonly Address[], site: Site): Map<string, string> {
  const base = site.origin + site.pathPrefix
  const urls = pages
    .filter(({ address }) => address === base || address.startsWith(`${base}/`))
    .map(({ address, changed, versions = [] }) => {
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ""
      const links = versions.map(
        ({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`,
      )
      return `<url><loc>${address}</loc>${lastmod}${links.join("")}</url>`
    })
  const files = new Map<string, string>()
  for (let from = 0; from === 0 || from < urls.length; from += IN_A_FILE) {
    const name = urls.length > IN_A_FILE ? `sitemap-${files.size + 1}.xml` : SITE_FILES.sitemap
    files.set(name, listOf("urlset", urls.slice(from, from + IN_A_FILE)))
  }
  if (files.size === 1) return files
  const parts = [...files.keys()].map(name => `<sitemap><loc>${base}/${name}</loc></sitemap>`)
  return files.set(SITE_FILES.sitemap, listOf("sitemapindex", parts))
}

const listOf = (element: string, lines: readonly string[]): string =>
  [BEGIN, `<${element} ${NAMESPACE}>`, ...lines, `</${element}>`, ""].join("\n")

/** RFC 9309: nothing is closed to robots. The sitemap's line is read by all large search engines. */
export const robotsText = ({ origin, pathPrefix }: Site): string =>
  ["User-agent: *", "Allow: /", `Sitemap: ${origin}${pathPrefix}/sitemap.xml`, ""].join("\n")
