import { z } from "zod"
import { tagSlug } from "../shared/tags"
import { addressFields, slugSchema } from "./addresses"
import { group, groups, month, relativeFile, says, text, webAddress } from "./fields"
import { publicationDate } from "./publication-date"

// Front matter of what the owner writes. The description of a field is its reference, in GraphiQL too.

/** A BCP 47 language tag such as `fr`, `en` or `pt-BR`. */
const languageTag = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, says("language"))

/** A name that is part of an address. */
const addressed = (kind: "tag" | "name") =>
  text.refine(value => slugSchema.safeParse(tagSlug(value)).success, says(kind))

/** A picture and what it shows, for people who do not see it. */
const picture = group(
  "FrontMatterPicture",
  "A picture that the front matter names: of a project's gallery, or the owner's portrait.",
  {
    src: relativeFile.describe("As the author wrote it: ./plan.png"),
    alt: text.describe("What the picture shows."),
    caption: text.optional().describe("Text below the picture."),
  },
)

/** The main picture of a post or a project. */
const coverFields = {
  cover: relativeFile
    .optional()
    .describe(
      "Picture at the head, beside the file; a drawing (SVG) may use the site's colours, as var(--ink).",
    ),
  coverAlt: text.optional().describe("What the cover shows. Required with a cover."),
}

const draft = z.boolean().default(false).describe("A draft shows in npm run develop only.")

/** Demands a description of a cover, also when other fields have errors: an author sees all at once. */
const coverNeedsAlt = {
  path: ["coverAlt"],
  ...says("coverAlt"),
  when: () => true,
}

/** Front matter of `content/blog/<slug>/index.mdx`. */
export const postSchema = z
  .strictObject({
    title: text.describe("Heading of the page, without the site's name."),
    description: text.describe("One or two sentences: standfirst, list entry and search result."),
    date: publicationDate.describe(
      "Day, or minute, of publication in Paris time. Until then the post stays out of everything.",
    ),
    updated: publicationDate.optional().describe("Last change that a reader should know of."),
    changes: text.optional().describe("What changed then, in a few words: shown with that date."),
    tags: z
      .array(addressed("tag"))
      .default([])
      .describe("Subjects, in the author's words: each has a page."),
    series: group("BlogPostSeries", "Series that the post belongs to.", {
      title: addressed("name").describe("Name of the series, which has a page."),
      position: z.int().positive().describe("Place in the series, from 1."),
    }).optional(),
    ...coverFields,
    lang: languageTag.default("fr").describe("Language of the text: fr, en …"),
    draft,
    canonical: webAddress.optional().describe("Where the text was published first."),
    featured: z.boolean().default(false).describe("On the home page, however old it is."),
    ...addressFields,
  })
  .refine(post => !post.cover || post.coverAlt, coverNeedsAlt)
  .refine(post => !post.changes || post.updated, {
    path: ["updated"],
    ...says("changes"),
    when: () => true,
  })
  .refine(({ date, updated = date }) => updated >= date, {
    path: ["updated"],
    ...says("updated"),
  })

/** Front matter of `content/projects/<slug>/index.mdx`. */
export const projectSchema = z
  .strictObject({
    title: text.describe("Name of the work, as a visitor should remember it."),
    description: text.describe("One or two sentences: what it is and for whom."),
    period: group("ProjectPeriod", "Months of work.", {
      start: month.describe("First month: 2026-01"),
      end: month.optional().describe("Last month. Without it the project goes on."),
    }),
    role: text.describe("What the owner did."),
    client: text.optional().describe("Who it was for."),
    context: text.optional().describe("In what frame: a job, a personal project, a course."),
    stack: z.array(text).min(1, says("technology")).describe("Technologies, as words."),
    links: group("ProjectLinks", "Where to see it and read it.", {
      demo: webAddress.optional().describe("Address of the work itself."),
      source: webAddress.optional().describe("Address of its code."),
    }).default({}),
    ...coverFields,
    gallery: z.array(picture).default([]).describe("More pictures."),
    results: groups("ProjectResult", "A figure that came of a project.", {
      value: text.describe("The figure: 73 000"),
      label: text.describe("What it counts."),
      comparison: group("ProjectComparison", "Two bars below the figure.", {
        before: z.number().positive().describe("What it was before, in the figure's unit."),
        after: z.number().positive().describe("What it is now."),
      }).optional(),
      proof: group("ProjectProof", "How the figure can be checked.", {
        command: text.optional().describe("The command that prints it."),
        date: publicationDate.describe("The day it was taken: 2026-11-23"),
        machine: text.optional().describe("What it was taken on: deux cœurs"),
        url: webAddress.optional().describe("Where the measurement or the test can be read."),
      }).optional(),
    }).describe("What came of it, in figures."),
    order: z.int().default(100).describe("Place among the projects; the smallest comes first."),
    featured: z.boolean().default(false).describe("Shown on the home page."),
    draft,
    ...addressFields,
  })
  .refine(project => !project.cover || project.coverAlt, coverNeedsAlt)

/** Front matter of `content/pages/<name>.mdx`. */
export const pageSchema = z.strictObject({
  title: text.describe("Heading of the page."),
  description: text.describe("One or two sentences for search results."),
  portrait: picture
    .optional()
    .describe(
      "The owner's portrait, beside the text. Without one, the page shows a label with the owner's name.",
    ),
})

/** Of a post, a project or a page. */
export type FrontMatter = Partial<
  z.infer<typeof postSchema> & z.infer<typeof projectSchema> & z.infer<typeof pageSchema>
>
