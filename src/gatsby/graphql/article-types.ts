/** What posts, projects and pages share. Written once: an SDL type must repeat the fields of its interface. */
const ARTICLE_FIELDS = `
  "Last part of the address."
  slug: String!
  "Address on the site, without the site's own address: /blog/x"
  path: String!
  "Heading of the page, without the site's name."
  title: String!
  "One or two sentences: standfirst, list entry and search result."
  description: String!
  "data: the text is in content. module: it has imports or expressions and takes MDX's own route."
  kind: String!
  "The compiled text, ready for React: arrays [tag, properties or 0, ...children]. Null for kind module."
  content: JSON
  "Headings in the order of the text, for a table of contents."
  headings: [ArticleHeading!]!
  "Pictures that the text shows, each once."
  images: [ArticleImage!]!
  "Number of words of the text."
  words: Int!
  "Time to read the text, at least 1."
  readingMinutes: Int!
  "False for a draft and before the publication date. Always true in a built site."
  published: Boolean!
  "The file, from the project's root."
  file: String!
  "The file on the machine that builds."
  absolutePath: String!
`

const COVER_FIELDS = `
  "Picture at the head, beside the file."
  cover: File @link(by: "relativePath", from: "coverFile")
  "What the cover shows."
  coverAlt: String
`

const PUBLICATION_FIELDS = `
  "A draft shows in development only."
  draft: Boolean!
  "Chosen for the home page."
  featured: Boolean!
  "Earlier addresses on this site, which lead here."
  aliases: [String!]!
`

/** GraphQL types of posts, projects and pages. Their meaning is explained in full in `content-model/*-schema`. */
export const ARTICLE_TYPES = `
"""A picture that an article shows."""
type ArticleImage {
  "As the author wrote it: ./plan.png"
  src: String!
  "In pixels."
  width: Int!
  "In pixels."
  height: Int!
  "True when the file has an alpha channel: what lies behind may show through."
  transparent: Boolean!
  "Address of the file when it is a drawing (SVG); null for pictures that are processed."
  svgUrl: String
  "The file; childImageSharp processes it."
  file: File
}

"""A heading of an article."""
type ArticleHeading {
  "2 to 6"
  depth: Int!
  "Identifier in the page: /blog/x#id"
  id: String!
  "Words of the heading, without markup."
  text: String!
}

"""Something with a text: a post, a project or a page."""
interface Article implements Node {
  "Identifier of the node."
  id: ID!
${ARTICLE_FIELDS}
}

"""Series that a post belongs to."""
type BlogPostSeries {
  "Name of the series."
  title: String!
  "Place in the series, from 1."
  position: Int!
}

"""A post: content/blog/<slug>/index.mdx"""
type BlogPost implements Node & Article @dontInfer {
${ARTICLE_FIELDS}
${COVER_FIELDS}
${PUBLICATION_FIELDS}
  "Day or minute of publication, Paris time: 2026-11-18 or 2026-11-18T08:30"
  date: String!
  "Last change that a reader should know of."
  updated: String
  "Subjects, in the author's words."
  tags: [String!]!
  "Series, when the post belongs to one."
  series: BlogPostSeries
  "Language of the text: fr, en …"
  lang: String!
  "Where the text was published first."
  canonical: String
}

"""When a project was worked on."""
type ProjectPeriod {
  "Month: 2026-01"
  start: String!
  "Month; null while the project goes on."
  end: String
}

"""Where to see a project and read it."""
type ProjectLinks {
  "Address of the work itself."
  demo: String
  "Address of its code."
  source: String
}

"""A picture that the front matter names: of a project's gallery, or the owner's portrait."""
type FrontMatterPicture {
  "As the author wrote it: ./plan.png"
  src: String!
  "What the picture shows."
  alt: String!
  "Text below the picture."
  caption: String
  "The file; childImageSharp processes it."
  file: File @link(by: "relativePath", from: "fileName")
}

"""A figure that came of a project."""
type ProjectResult {
  "The figure: 73 000"
  value: String!
  "What it counts."
  label: String!
}

"""A project: content/projects/<slug>/index.mdx"""
type Project implements Node & Article @dontInfer {
${ARTICLE_FIELDS}
${COVER_FIELDS}
${PUBLICATION_FIELDS}
  "Months of work."
  period: ProjectPeriod!
  "What the owner did."
  role: String!
  "Who it was for."
  client: String
  "In what frame: a job, a personal project, a course."
  context: String
  "Technologies, as words."
  stack: [String!]!
  "Where to see it and read it."
  links: ProjectLinks!
  "More pictures."
  gallery: [FrontMatterPicture!]!
  "What came of it, in figures."
  results: [ProjectResult!]!
  "Place among the projects; the smallest comes first."
  order: Int!
}

"""A page: content/pages/<slug>.mdx"""
type ContentPage implements Node & Article @dontInfer {
${ARTICLE_FIELDS}
  "The owner's portrait."
  portrait: FrontMatterPicture
}
`
