import { z } from "zod"
import { addressFields } from "./addresses"
import { coverFields, coverNeedsAlt, draft, group, languageTag, text, webAddress } from "./fields"
import { publicationDate } from "./publication-date"

/** Front matter of `content/blog/<slug>/index.mdx`. The description of a field is its reference, in GraphiQL too. */
export const postSchema = z
  .strictObject({
    title: text.describe("Heading of the page, without the site's name."),
    description: text.describe("One or two sentences: standfirst, list entry and search result."),
    date: publicationDate.describe(
      "Day, or minute, of publication in Paris time. Until then the post stays out of everything.",
    ),
    updated: publicationDate.optional().describe("Last change that a reader should know of."),
    tags: z.array(text).default([]).describe("Subjects, in the author's words."),
    series: group("BlogPostSeries", "Series that the post belongs to.", {
      title: text.describe("Name of the series."),
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

export type PostFrontMatter = z.infer<typeof postSchema>
