import type { GatsbyNode } from "gatsby"

/**
 * Every field of the content, explicit and documented: GraphiQL shows them all, also those that no
 * file uses yet (gatsby issue 18271). The fields' meaning is explained in `content-model/*-schema`.
 */
const TYPES = `
type ImageSharp implements Node @childOf(types: ["File"])

"""A picture that an article shows, and its size in pixels."""
type ArticleImage {
  "As the author wrote it: ./plan.png"
  src: String!
  width: Int!
  height: Int!
  "Address of the file when it is a drawing (SVG); null for pictures that are processed."
  svgUrl: String
  file: File
}

"""A heading of an article."""
type ArticleHeading {
  "2 to 6"
  depth: Int!
  "Identifier in the page: /blog/x#id"
  id: String!
  text: String!
}

"""Something with a text: a post, a project or a page."""
interface Article implements Node {
  id: ID!
  "Last part of the address."
  slug: String!
  "Address on the site, without the site's own address: /blog/x"
  path: String!
  title: String!
  description: String!
  "data: the text is in content. module: it has imports or expressions and takes MDX's own route."
  kind: String!
  "The compiled text, ready for React: arrays [tag, properties or 0, ...children]. Null for kind module."
  content: JSON
  headings: [ArticleHeading!]!
  images: [ArticleImage!]!
  words: Int!
  readingMinutes: Int!
  "False for a draft and before the publication date. Always true in a built site."
  published: Boolean!
  "The file, from the project's root."
  file: String!
  "The file on the machine that builds."
  absolutePath: String!
}

type BlogPostSeries {
  title: String!
  "From 1."
  position: Int!
}

"""A post: content/blog/<slug>/index.mdx"""
type BlogPost implements Node & Article @dontInfer {
  slug: String!
  path: String!
  title: String!
  description: String!
  kind: String!
  content: JSON
  headings: [ArticleHeading!]!
  images: [ArticleImage!]!
  words: Int!
  readingMinutes: Int!
  published: Boolean!
  file: String!
  absolutePath: String!
  "Day or minute of publication, Paris time, as written: 2026-11-18"
  date: String!
  "Last change that a reader should know of."
  updated: String
  tags: [String!]!
  series: BlogPostSeries
  cover: File @link(by: "relativePath", from: "coverFile")
  "What the cover shows."
  coverAlt: String
  "Language of the text: fr, en …"
  lang: String!
  draft: Boolean!
  "Where the text was published first."
  canonical: String
  "Shown first on the home page."
  featured: Boolean!
}

type ProjectPeriod {
  "Month: 2026-01"
  start: String!
  "Month; null while the project goes on."
  end: String
}

type ProjectLinks {
  demo: String
  source: String
}

type ProjectPicture {
  src: String!
  alt: String!
  caption: String
  file: File @link(by: "relativePath", from: "fileName")
}

type ProjectResult {
  value: String!
  label: String!
}

"""A project: content/projects/<slug>/index.mdx"""
type Project implements Node & Article @dontInfer {
  slug: String!
  path: String!
  title: String!
  description: String!
  kind: String!
  content: JSON
  headings: [ArticleHeading!]!
  images: [ArticleImage!]!
  words: Int!
  readingMinutes: Int!
  published: Boolean!
  file: String!
  absolutePath: String!
  period: ProjectPeriod!
  role: String!
  client: String
  context: String
  stack: [String!]!
  links: ProjectLinks!
  cover: File @link(by: "relativePath", from: "coverFile")
  coverAlt: String
  gallery: [ProjectPicture!]!
  results: [ProjectResult!]!
  "Place among the projects; the smallest comes first."
  order: Int!
  featured: Boolean!
  draft: Boolean!
}

"""A page: content/pages/<slug>.mdx"""
type ContentPage implements Node & Article @dontInfer {
  slug: String!
  path: String!
  title: String!
  description: String!
  kind: String!
  content: JSON
  headings: [ArticleHeading!]!
  images: [ArticleImage!]!
  words: Int!
  readingMinutes: Int!
  published: Boolean!
  file: String!
  absolutePath: String!
}

type CvExperience {
  role: String!
  organisation: String!
  start: String!
  end: String
  place: String
  url: String
  summary: String
  highlights: [String!]!
}

type CvEducation {
  title: String!
  organisation: String!
  start: String!
  end: String
  place: String
  url: String
}

type CvLanguage {
  name: String!
  level: String!
}

type CvSkill {
  name: String!
  keywords: [String!]!
}

"""Experience, education, languages and skills: content/cv.yml"""
type Cv implements Node @dontInfer {
  experience: [CvExperience!]!
  education: [CvEducation!]!
  languages: [CvLanguage!]!
  skills: [CvSkill!]!
}

type SiteIdentity {
  name: String!
  jobTitle: String!
  pitch: String!
  email: String!
  location: String!
  availability: String
}

type SiteShareImage {
  path: String!
  alt: String!
}

type SiteNameAndAddress {
  name: String!
  "Public address, without a slash at the end."
  url: String!
  "Between the page's title and the site's name."
  separator: String!
  description: String!
  shareImage: SiteShareImage!
}

type SiteHero {
  "Words between asterisks are stressed."
  headline: String!
  lead: String!
}

type SiteLinkTo {
  label: String!
  url: String!
}

type SiteNavigation {
  aboutMe: Boolean!
  techStack: Boolean!
  blog: Boolean!
}

type TechStackItem {
  name: String!
  "Name at simpleicons.org."
  icon: String
  "Outline of the icon in a field of 24 by 24."
  iconPath: String
  years: Float!
  link: String
  experience: String
}

type TechStackGroup {
  title: String!
  items: [TechStackItem!]!
}

type SiteAnalytics {
  src: String!
  "defer or async"
  loading: String!
  data: JSON!
  consent: String!
}

type LegalHost {
  name: String!
  address: String!
  telephone: String!
}

type LegalLicence {
  code: String!
  texts: String!
}

type SiteLegal {
  "professional or individual"
  publisher: String!
  name: String
  address: String
  telephone: String
  email: String
  registration: String
  vat: String
  publicationDirector: String!
  host: LegalHost!
  licence: LegalLicence!
}

"""Everything about the owner and the site: content/site.yml"""
type SiteSettings implements Node @dontInfer {
  "True while the identity is the demonstration one."
  demonstration: Boolean!
  identity: SiteIdentity!
  site: SiteNameAndAddress!
  hero: SiteHero!
  externalLink: SiteLinkTo!
  socialLinks: [SiteLinkTo!]!
  navigation: SiteNavigation!
  techStack: [TechStackGroup!]!
  "Query parameters that the canonical link keeps."
  canonicalParameters: [String!]!
  analytics: SiteAnalytics
  legal: SiteLegal!
}
`

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(TYPES)
}
