import { useLocation } from "@reach/router"
import { Helmet } from "react-helmet"
import facts from "site-facts"
import ownHead from "site-head"
import { decoded } from "../shared/decoded"
import { JSON_LD } from "../shared/document-marks"
import { sharePictureOf } from "../shared/share-picture"
import type { HeadFacts } from "../site/public-facts"
import type { Subject } from "./structured-data"

/** Programs read documents: no browser prints it after a navigation, or has its code. */
const jsonLd: typeof import("./structured-data") | undefined =
  process.env.BUILD_STAGE === "build-javascript" ? undefined : require("./structured-data")

/** The page's own facts. Everything else comes from the site file. */
interface PageFacts {
  pathname: string
  search: string
  /** Without it the title comes from the path (S-17). */
  title?: string
  description?: string
  type?: "website" | "article" | "profile"
  /** An earlier publication elsewhere takes the canonical link. */
  canonical?: string | null
  publishedAt?: string
  updatedAt?: string | null
  tags?: readonly string[]
  /** Language of its text, when it is not French. */
  lang?: string
  /** The same text in several languages, the original first: the page too. */
  versions?: readonly { path: string; lang: string }[] | undefined
  subject?: Subject
  /** The feed that follows what the page lists. Without it, the blog's. */
  feed?: string
  /** Error pages are not for search engines, and have no canonical address. */
  indexed?: boolean
  /** An old address leads to this path. Not for search engines either, but the new address is. */
  movedTo?: string
}

/** Prints the head of the page at the current address, in the static HTML and after each navigation. */
export function DocumentHead(page: Omit<PageFacts, "pathname" | "search">) {
  const { pathname, search } = useLocation()
  const { noscript, script, ...head } = headData(
    { ...page, pathname, search },
    { ...facts, ...ownHead },
  )
  // For readers without scripts, and programs. In a browser react-helmet would set `innerHTML`, which Trusted Types
  // refuse (D5).
  if (typeof window === "undefined") Object.assign(head, { noscript, script })
  return <Helmet htmlAttributes={{ lang: "fr" }} {...head} />
}

/** The whole head of a page (S-17 … S-19) as plain data. */
export function headData(page: PageFacts, facts: HeadFacts) {
  const { site } = facts
  const { publishedAt, updatedAt, tags = [], lang = "fr", versions = [] } = page
  const pageTitle = page.title ?? titleFromPath(page.pathname)
  const title = pageTitle ? `${pageTitle}${site.separator}${site.name}` : site.name
  const description = page.description ?? site.description
  // The path in the address bar begins with that of the site's own address.
  const { origin } = new URL(site.url)
  const own = canonicalUrl(origin, page.pathname, page.search, facts.canonicalParameters)
  const isHome = own === new URL(site.url).href
  const indexed = (page.indexed ?? true) && !page.movedTo
  const moved = page.movedTo ? new URL(`${site.url}${page.movedTo}`) : undefined
  const picture = pictureOf(page, own, facts)
  const meta: Record<string, string>[] = [
    { name: "description", content: description },
    ...(indexed ? [] : [{ name: "robots", content: "noindex" }]),
    // The home page's own title is what its owner does.
    { property: "og:title", content: isHome ? title : pageTitle },
    { property: "og:description", content: description },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:url", content: own },
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: localeOf(lang) },
    ...versions
      .filter(version => version.lang !== lang)
      .map(version => ({ property: "og:locale:alternate", content: localeOf(version.lang) })),
    { property: "og:image", content: picture.image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: picture.alt },
    { name: "twitter:card", content: "summary_large_image" },
    ...(publishedAt ? [{ property: "article:published_time", content: publishedAt }] : []),
    ...(updatedAt ? [{ property: "article:modified_time", content: updatedAt }] : []),
    ...tags.map(tag => ({ property: "article:tag", content: tag })),
  ]
  const feed = {
    rel: "alternate",
    type: "application/atom+xml",
    href: site.url + (page.feed ?? "/atom.xml"),
  }
  const canonical = { rel: "canonical", href: moved?.href ?? page.canonical ?? own }
  const alternates = versions.map(({ path, lang: hrefLang }) => ({
    rel: "alternate",
    hrefLang,
    href: site.url + path,
  }))
  const [original] = alternates
  if (original) alternates.push({ ...original, hrefLang: "x-default" })
  const data =
    indexed && !page.canonical
      ? jsonLd?.structuredData(
          { ...page, address: own, title: pageTitle, description, tags, picture: picture.image },
          facts,
        )
      : null
  const refresh = `<meta http-equiv="refresh" content="0; url=${moved?.pathname}">`
  return {
    title,
    meta,
    link: [
      ...(indexed || moved ? [canonical] : []),
      ...alternates,
      ...(facts.feeds && indexed ? [feed] : []),
    ],
    script: data ? [{ type: JSON_LD, innerHTML: inScript(data) }] : [],
    noscript: moved ? [{ innerHTML: refresh }] : [],
  }
}

/** As Open Graph writes it: `en` is `en_US`, the largest country of the language. */
function localeOf(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize()
  return `${language}_${region}`
}

/**
 * A page about one thing has a picture that shows its title. Messengers keep a picture for ever by its address: another
 * one with what is drawn on it.
 */
function pictureOf(page: PageFacts, own: string, { site, sharePictures, accentStyle }: HeadFacts) {
  const { subject, title = "", publishedAt, tags } = page
  if (!subject || !sharePictures)
    return { image: site.url + site.shareImage.path, alt: site.shareImage.alt }
  const cover = subject.kind === "owner" ? undefined : subject.image
  const drawn = JSON.stringify([title, publishedAt, tags, cover, site.name, accentStyle])
  return {
    image: `${sharePictureOf(own.replace(/\?.*/, ""), cover)}?${shortHash(drawn)}`,
    alt: title,
  }
}

/** A number for a text, in few signs (D. J. Bernstein's hash). */
function shortHash(text: string): string {
  let hash = 5381
  for (let at = 0; at < text.length; at += 1) hash = (hash * 33) ^ text.charCodeAt(at)
  return (hash >>> 0).toString(36)
}

/** JSON in which no text ends the script that it is in. */
const inScript = (value: object): string => JSON.stringify(value).replaceAll("<", "\\u003c")

/**
 * Title of a page that has none (S-17): the last path segment, hyphens turned into spaces, words capitalised.
 * Returns an empty text for `/`.
 */
export function titleFromPath(pathname: string): string {
  const segment = pathname.split("/").filter(Boolean).at(-1) ?? ""
  return decoded(segment)
    .split("-")
    .filter(Boolean)
    .map(word => word.charAt(0).toLocaleUpperCase("fr") + word.slice(1))
    .join(" ")
}

/**
 * Canonical address of a page (S-18): the site's address, the path without a slash at the end,
 * and only those query parameters that the owner lists, in the order of the list.
 */
export function canonicalUrl(
  siteUrl: string,
  pathname: string,
  search: string,
  kept: readonly string[],
): string {
  const url = new URL(siteUrl + pathname.replace(/\/+$/, ""))
  const asked = new URLSearchParams(search)
  for (const name of kept) {
    for (const value of asked.getAll(name)) url.searchParams.append(name, value)
  }
  return url.href
}
