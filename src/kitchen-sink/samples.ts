import type { IGatsbyImageData } from "gatsby-plugin-image"

/** Data for the parts that take theirs from GraphQL: long and short, with and without what may be missing. */

export const postFacts: Omit<Queries.ArticleMarginFragment, "headings"> = {
  date: "2026-11-12",
  updated: "2026-11-20",
  readingMinutes: 9,
  series: { title: "Une suite", position: 2 },
  tags: ["essai", "typographie", "un sujet plus long"],
  canonical: "https://example.org/ailleurs",
  published: false,
  lang: "fr",
}

export const posts: readonly Queries.PostListItemFragment[] = [
  {
    path: "/blog/ecrire-un-article",
    title: "Un titre ordinaire",
    date: "2026-11-12",
    readingMinutes: 4,
    description: "Une phrase qui dit de quoi il s’agit.",
    lang: "fr",
    published: true,
  },
  {
    path: "/blog/un-article-est-une-donnee",
    title: "A rather long title in another language, which must wrap on every screen that there is",
    date: "2026-01-02T08:30",
    readingMinutes: 23,
    description: "One sentence, and then another one that makes the paragraph a little longer.",
    lang: "en",
    published: false,
  },
]

export const hero: Queries.HeroFragment = {
  identity: {
    jobTitle: "Développement web",
    location: "Lille, à distance",
    availability: "Dès janvier",
    email: "essai@example.org",
  },
  hero: {
    headline: "Une phrase de preuve, avec *trois mots insistés* au milieu.",
    lead: "Deux phrases dessous. La seconde finit la première.",
  },
}

export const techStack: readonly Queries.TechStackGroupFragment[] = [
  {
    title: "Tous les jours",
    items: [
      {
        name: "TypeScript",
        iconPath: "M2 2h20v20H2z",
        years: 8,
        link: "/blog",
        experience: "Dans tout ce que j’écris.",
      },
      { name: "SQLite", iconPath: null, years: 1.5, link: null, experience: null },
    ],
  },
]

export const results = [
  { value: "73 000", label: "lignes écrites par seconde" },
  { value: "0", label: "cookie" },
]

export const stays = [
  {
    title: "Un rôle",
    organisation: "Une organisation",
    start: "2023-01",
    end: null,
    place: "Lille",
    url: "https://example.org",
    summary: "Une phrase sur ce passage.",
    highlights: ["Un fait.", "Un autre fait."],
  },
  {
    title: "Un rôle plus ancien",
    organisation: "Une autre organisation",
    start: "2019-09",
    end: "2022-12",
    place: null,
    url: null,
  },
]

export const projectFacts: Omit<Queries.CaseStudyFragment, "results" | "gallery"> = {
  role: "Conception et code",
  period: { start: "2026-01", end: null },
  client: "Une association",
  context: null,
  stack: ["TypeScript", "React", "SQLite"],
  links: { demo: "https://example.org", source: null },
  published: true,
}

/** A project of the home page with a picture, or without one. */
export function featuredProject(
  title: string,
  image?: IGatsbyImageData,
): Queries.FeaturedProjectFragment {
  return {
    path: "/blog",
    title,
    description: "Ce que c’est, pour qui, et ce que cela a changé, en deux lignes au plus.",
    period: { start: "2025-03", end: "2026-02" },
    role: "Conception et code",
    results: [{ value: "−40 %", label: "de poids par page" }],
    stack: ["TypeScript", "Gatsby"],
    coverAlt: "De grands cercles bleus.",
    cover: image ? { childImageSharp: { gatsbyImageData: image } } : null,
  }
}
