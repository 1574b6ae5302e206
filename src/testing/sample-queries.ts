import type { IGatsbyImageData } from "gatsby-plugin-image"
import type { PostLinks } from "../shared/post-links"
import { tagPage } from "../shared/tags"
import { cv } from "./sample-cv"

/** Answers to the pages' queries, in Gatsby's shape. */

/** As gatsby-plugin-sharp answers for a large picture. */
const gatsbyImageData: IGatsbyImageData = {
  layout: "constrained",
  width: 960,
  height: 540,
  backgroundColor: "#082888",
  images: {
    fallback: {
      src: "/static/a-960.png",
      srcSet: "/static/a-480.png 480w,\n/static/a-960.png 960w",
      sizes: "(min-width: 960px) 960px, 100vw",
    },
    sources: [
      {
        type: "image/webp",
        srcSet: "/static/a-480.webp 480w,\n/static/a-960.webp 960w",
        sizes: "(min-width: 960px) 960px, 100vw",
      },
    ],
  },
}
const file = { childImageSharp: { gatsbyImageData } }

/** As the compiler writes a heading of an article that is not French. */
const heading = (id: string, title: string) =>
  `<div class="heading"><h2 id="${id}">${title}</h2><a href="#${id}" lang="fr" aria-label="Lien vers «\u00a0${title}\u00a0»"><span>#</span></a></div>`

const { fallback, sources } = gatsbyImageData.images

/** A compiled article. */
export const article = {
  content: {
    html: [
      [
        `<p>Un texte avec <a href="/blog">un lien</a>.</p>${heading("un", "Un")}<figure class="figure"><span class="picture">`,
        `<picture><source type="image/webp" srcset="${sources?.[0]?.srcSet}"><img src="${fallback?.src}" srcset="${fallback?.srcSet}" width="960" height="540" alt="Un plan" data-colour="#082888"></picture>`,
        `</span><figcaption>Le plan</figcaption></figure>${heading("deux", "Deux")}`,
        '<aside role="note" aria-label="À retenir"><p lang="fr">À retenir</p><p>À retenir.</p></aside>',
      ].join(""),
    ],
    files: {},
  },
}

const identity = {
  name: "Ada Essai",
  email: "ada@example.org",
  jobTitle: "Développement",
  location: "Ici",
  availability: "Dès janvier",
}

/** The owner at the end of a text. */
const author = { ...identity, pitch: "Des essais." }

const post = (path: string, date: string, lang = "fr") => ({
  path,
  title: `Titre de ${path}`,
  date,
  readingMinutes: 4,
  description: `Ce que dit ${path}.`,
  lang,
  ...{ published: true, featured: false, tags: [] },
  ...{ coverAlt: null, coverDrawing: null, cover: null },
})

const project = (name: string, featured: boolean) => ({
  path: `/project/${name}`,
  title: `Projet ${name}`,
  description: `Ce qu’est ${name}.`,
  period: { start: "2025-03", end: "2026-02" },
  role: "Conception",
  results: [
    {
      value: "−40 %",
      was: null,
      label: "de poids",
      comparison: { before: 352, after: 67 },
      proof: {
        ...{ command: "npm run essai", date: "2026-02-01", machine: "deux cœurs" },
        ...{ url: null, file: "src/e2e/essai.spec.ts" },
      },
    },
  ],
  stack: ["TypeScript", "Gatsby"],
  coverAlt: "Une capture.",
  cover: file,
  coverDrawing: null,
  featured,
})

export const posts = [
  post("/blog/trois", "2026-11-12"),
  post("/blog/deux", "2026-05-01", "en"),
  post("/blog/un", "2025-01-02"),
]

/** As the list of posts queries them. */
export const taggedPosts = posts.map((post, index) => ({
  ...post,
  tags: ["essai", "vie privée"].slice(0, index),
}))

export const home = (
  projects: readonly { name: string; featured: boolean }[],
): Queries.HomePageQuery => ({
  siteSettings: {
    identity,
    home: ["projects", "techstacks", "posts"],
    hero: { headline: "Une phrase de *preuve*.", lead: "Deux phrases dessous." },
    techStack: [
      {
        title: "Tous les jours",
        items: [
          { name: "TypeScript", years: 8, link: "/blog", experience: "Partout." },
          { name: "SQLite", years: 1, link: null, experience: null },
        ],
      },
    ],
  },
  allProject: { nodes: projects.map(({ name, featured }) => project(name, featured)) },
  chosenPosts: { nodes: [post("/blog/un", "2026-01-02"), post("/blog/ancien", "2019-01-02")] },
  latestPosts: { nodes: posts },
})

export const aboutMe = (portrait: boolean): Queries.AboutMePageQuery => ({
  page: {
    title: "À propos",
    description: "Une présentation.",
    portrait: portrait ? { alt: "Un visage.", caption: "À Lille.", file } : null,
    ...article,
  },
  cv: { ...cv, pdf: "/cv.pdf" },
  siteSettings: { identity, socialLinks: [{ label: "Un profil", url: "https://example.org/ada" }] },
})

export const notFound: Queries.NotFoundPageQuery = {
  posts: { nodes: posts.slice(0, 2) },
  projects: { nodes: [project("notes", true)] },
}

export const englishPost = {
  ...post("/blog/deux", "2026-05-01", "en"),
  updated: "2026-06-01",
  changes: "Un mot corrigé.",
  tags: ["essai", "typographie"],
  canonical: "https://example.org/deux",
  headings: [
    { depth: 2, id: "un", text: "Un" },
    { depth: 2, id: "deux", text: "Deux" },
  ],
}

const SOURCE_URL = "https://code.example/blob/main/{path}"

const caseStudy = {
  ...project("notes", true),
  results: project("notes", true).results.map(result => ({ ...result, was: "−35 %" })),
  client: "Une association",
  context: null,
  published: true,
  links: { demo: "https://example.org/demo", source: null },
  gallery: [{ src: "./b.png", alt: "Un écran.", caption: "L’écran.", file }],
}

export const blogPost: Queries.BlogPostPageQuery = {
  siteSettings: { identity: author },
  post: {
    ...{ ...englishPost, ...article, cover: file, coverDrawing: null, coverAlt: "Une couverture." },
    gallery: caseStudy.gallery,
    ...{ publishedAt: "2026-05-01T00:00:00+02:00", updatedAt: "2026-06-01T00:00:00+02:00" },
  },
}

/** Links of a post in a series. */
export const postLinks: PostLinks = {
  tags: englishPost.tags.map(tagPage),
  series: { path: "/blog/series/une-suite", title: "Une suite" },
  place: { position: 2, count: 3 },
  previous: { path: "/blog/un", title: "Un" },
  recommended: { path: "/blog/trois", title: "Trois", description: "Ce que dit trois." },
  next: null,
}

export const projectPage: Queries.ProjectPageQuery = {
  project: { ...caseStudy, ...article },
  next: { path: "/project/suivant", title: "Le suivant", description: "Ce qu’est le suivant." },
  siteSettings: { identity: author, sourceUrl: SOURCE_URL },
}
