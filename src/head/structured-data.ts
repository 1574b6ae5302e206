import type {
  BlogPosting,
  BreadcrumbList,
  CreativeWork,
  Graph,
  Person,
  ProfilePage,
  SoftwareSourceCode,
  Thing,
  WebSite,
} from "schema-dts"
import { t } from "../i18n/translate"
import { SITE_PATHS } from "../shared/site-paths"
import type { PublicFacts } from "../site/site-schema"

/** What a page is about, for those that search engines show in a way of its own. */
export type Subject =
  | { kind: "post"; lang: string; image?: string | undefined }
  | {
      kind: "project"
      stack: readonly string[]
      /** First month of the work. */
      start: string
      source?: string | null
    }
  | {
      kind: "owner"
      jobTitle: string
      profiles: readonly string[]
      image?: string | undefined
      cv?: Course | null
    }

interface Course {
  experience: readonly { organisation: string; end: string | null }[]
  education: readonly { organisation: string }[]
  awards: readonly { title: string }[]
  languages: readonly { name: string }[]
  skills: readonly { name: string }[]
}

interface Page {
  /** Whole, as the page names itself. */
  address: string
  title: string
  description: string
  publishedAt?: string | undefined
  updatedAt?: string | null | undefined
  tags: readonly string[]
  /** What a shared link shows. */
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
 * What a page tells programs (issue 13.9), as JSON-LD in terms of schema.org, whose definitions its types are. Null for
 * a page that has nothing to tell.
 */
export function structuredData(page: Page, facts: Facts): Graph | null {
  const things = [subjectOf(page, facts), trailOf(page, facts)].filter(thing => thing !== null)
  return things.length > 0 ? { "@context": "https://schema.org", "@graph": things } : null
}

function subjectOf(page: Page, facts: Facts): Thing | null {
  const { subject, address, title, description } = page
  const { site } = facts
  const shared = { name: title, description, url: address }
  if (!subject)
    return address === new URL(site.url).href || address === site.url
      ? ({
          ...{ "@type": "WebSite", name: site.name, description, url: address },
          ...{ inLanguage: "fr", publisher: owner(facts) },
        } satisfies WebSite)
      : null
  if (subject.kind === "post")
    return {
      ...{ "@type": "BlogPosting", headline: title, description, url: address },
      datePublished: page.publishedAt,
      dateModified: page.updatedAt ?? page.publishedAt,
      inLanguage: subject.lang,
      keywords: page.tags,
      image: whole(subject.image, site.url) ?? page.picture,
      author: owner(facts),
    } satisfies BlogPosting
  if (subject.kind === "project") {
    const work = { creator: owner(facts), dateCreated: subject.start, keywords: subject.stack }
    return subject.source
      ? ({
          ...{ "@type": "SoftwareSourceCode", ...shared, ...work },
          codeRepository: subject.source,
        } satisfies SoftwareSourceCode)
      : ({ "@type": "CreativeWork", ...shared, ...work } satisfies CreativeWork)
  }
  const person = {
    ...owner(facts),
    jobTitle: subject.jobTitle,
    sameAs: subject.profiles,
    image: whole(subject.image, site.url),
    ...(subject.cv && courseOf(subject.cv)),
  } satisfies Person
  return { "@type": "ProfilePage", ...shared, mainEntity: person } satisfies ProfilePage
}

const courseOf = ({ experience, education, awards, languages, skills }: Course) => ({
  worksFor: experience
    .filter(({ end }) => !end)
    .map(({ organisation: name }) => ({ "@type": "Organization", name }) as const),
  alumniOf: education.map(
    ({ organisation: name }) => ({ "@type": "EducationalOrganization", name }) as const,
  ),
  award: awards.map(({ title }) => title),
  knowsLanguage: languages.map(({ name }) => name),
  knowsAbout: skills.map(({ name }) => name),
})

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
