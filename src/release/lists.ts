import { posix } from "node:path"
import { PAGE_LIST, type PostFacts, type SiteFacts } from "../release-format/release-files"
import { type ListedPost, POST_LIST } from "../shared/blog-list"
import { escaped } from "../shared/escaped"
import type { ListedPage } from "../shared/listed-page"
import { SITE_FILES } from "../shared/site-files"
import type { Address, PageFacts } from "./read-page"
import type { ReleaseInput, Step } from "./step"

/** The pages for visitors, in the order of the site's facts. Throws when Gatsby did not write one. */
function visitedPages({ facts, found }: Pick<ReleaseInput, "facts" | "found">) {
  return facts.pages.map(path => {
    const page = found.pages.get(posix.join(path, "index.html").slice(1))
    if (!page) throw new Error(`${path} — expected a page in Gatsby's output, found none.`)
    return { path, ...page }
  })
}

/** Lists of pages and posts for programs: the sitemap, those that the site itself loads, the CV. */
export const lists: Step = async input => {
  const { facts, statics } = input
  const pages = visitedPages(input)
  const { resume, robots } = SITE_FILES
  return new Map([
    [PAGE_LIST, JSON.stringify(pages.map(page => listedPage(page, facts.languages)))],
    [POST_LIST, JSON.stringify(facts.posts.map(listedPost))],
    ...sitemapFiles(
      pages.flatMap(({ address }) => address ?? []),
      facts,
    ),
    ...(statics.has(robots) ? [] : [[robots, robotsText(facts)] as const]),
    ...(facts.resume ? [[resume, JSON.stringify(facts.resume)] as const] : []),
  ])
}

/** A page in the list, named as it names itself. `languages` holds those whose title is not in the site's language. */
export function listedPage(
  { path, title }: { path: string } & Pick<PageFacts, "title">,
  languages: SiteFacts["languages"],
): ListedPage {
  const lang = languages[path]
  return { path, title: title || path, ...(lang && { lang }) }
}

const listedPost = (post: PostFacts): ListedPost => {
  const { path, title, description, date, readingMinutes, lang, tags, featured } = post
  return { path, title, description, date: date.slice(0, 10), readingMinutes, lang, tags, featured }
}

/** Fewer than the 50 000 of a sitemap: with the longest addresses, of 2 048 characters, they have less than its 50 MB. */
const IN_A_FILE = 20_000

const BEGIN = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

type Site = Pick<SiteFacts, "origin" | "pathPrefix">

/**
 * `sitemap.xml`, for a large site an index and its parts (sitemaps.org, protocol 0.9). Takes the facts of the pages;
 * one that names another site as its own is left out. Returns the files' texts by their names.
 */
export function sitemapFiles(pages: readonly Address[], site: Site): Map<string, string> {
  const base = site.origin + site.pathPrefix
  const urls = pages
    .filter(({ address }) => address === base || address.startsWith(`${base}/`))
    .map(({ address, changed, versions }) => {
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ""
      const links = versions.map(
        ({ lang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${escaped(lang)}" href="${escaped(href)}"/>`,
      )
      return `<url><loc>${escaped(address)}</loc>${lastmod}${links.join("")}</url>`
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
