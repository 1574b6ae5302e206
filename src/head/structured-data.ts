import type { BlogPosting, BreadcrumbList, Graph, Person, Thing, WebSite } from "schema-dts"
import { t } from "../i18n/translate"
import { SITE_PATHS } from "../shared/site-paths"
import type { PublicFacts } from "../site/public-facts"

/** Subject of a page about one thing. */
export type Subject =
  | { kind: "post"; lang: string; image?: string | undefined }
  | { kind: "project"; image?: string | undefined }
  | {
      kind: "owner"
      jobTitle: string
      profiles: readonly string[]
      image?: string | undefined
    }

interface Page {
  /** Whole, as the page names itself. */
  address: string
  title: string
  description: string
  publishedAt?: string | undefined
  updatedAt?: string | null | undefined
  tags: readonly string[]
  /** Picture of a shared link. */
  picture: string
  subject?: Subject | undefined
}

type Facts = Pick<PublicFacts, "site" | "identity">

/** Below these are pages of their kind. */
const LISTS = [
  { path: SITE_PATHS.blog, title: t("blog.title") },
  { path: SITE_PATHS.projects, title: t("projects.title") },
]

/**
 * Data of a page for programs: JSON-LD in the terms of schema.org, checked by types that are made of its
 * definitions. Null for a page that has no such data.
 */
export function structuredData(page: Page, facts: Facts): Graph | null {
  const things = [subjectOf(page, facts), trailOf(page, facts)].filter(thing => thing !== null)
  return things.length > 0 ? { "@context": "https://schema.org", "@graph": things } : null
}

function subjectOf(page: Page, facts: Facts): Thing | null {
  switch (page.subject?.kind) {
    case "post":
      return postOf(page, page.subject, facts)
    case "owner":
      return personOf(page.subject, facts)
    default:
      return siteOf(page, facts)
  }
}

/** The home page is the site. */
function siteOf({ address, description }: Page, facts: Facts): WebSite | null {
  const { name, url } = facts.site
  if (address !== new URL(url).href && address !== url) return null
  return {
    "@type": "WebSite",
    name,
    description,
    url: address,
    inLanguage: "fr",
    publisher: owner(facts),
  }
}

const postOf = (page: Page, post: Of<"post">, facts: Facts): BlogPosting => ({
  "@type": "BlogPosting",
  headline: page.title,
  description: page.description,
  url: page.address,
  datePublished: page.publishedAt,
  dateModified: page.updatedAt ?? page.publishedAt,
  inLanguage: post.lang,
  keywords: page.tags,
  image: whole(post.image, facts.site.url) ?? page.picture,
  author: owner(facts),
})

const personOf = (subject: Of<"owner">, facts: Facts): Person => ({
  ...owner(facts),
  jobTitle: subject.jobTitle,
  sameAs: subject.profiles,
  image: whole(subject.image, facts.site.url),
})

type Of<Kind> = Extract<Subject, { kind: Kind }>

/** The same on every page. */
const owner = ({ site, identity }: Facts) =>
  ({
    "@type": "Person",
    name: identity.name,
    url: site.url + SITE_PATHS.about,
  }) satisfies Person

/** Gatsby's address of a file is from the root of the server. */
const whole = (file: string | undefined, site: string): string | undefined =>
  file && new URL(file, site).href

/** The list that a page is below, and the page. */
function trailOf({ address, title }: Page, { site }: Facts): BreadcrumbList | null {
  const list = LISTS.find(({ path }) => address.startsWith(`${site.url}${path}/`))
  if (!list) return null
  return {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: list.title, item: site.url + list.path },
      { "@type": "ListItem", position: 2, name: title, item: address },
    ],
  }
}
