import { z } from "zod"
import { alias } from "./alias"
import { coverNeedsAlt, languageTag, relativeFile, text, webAddress } from "./fields"
import { publicationDate } from "./publication-date"
import { slugSchema } from "./slug"

/** Front matter of `content/blog/<slug>/index.mdx`. The comment above each field is its reference. */
export const postSchema = z
  .strictObject({
    /** Title of the post, without the site's name. */
    title: text,
    /** One or two sentences: standfirst, list entry and search result. */
    description: text,
    /** Day, or minute, of publication in Paris time. Until then the post stays out of everything. */
    date: publicationDate,
    /** Last change that a reader should know of. */
    updated: publicationDate.optional(),
    /** Subjects, in the author's words. */
    tags: z.array(text).default([]),
    /** Series the post belongs to, and its place in it (from 1). */
    series: z.strictObject({ title: text, position: z.int().positive() }).optional(),
    /** Picture at the head of the post, beside the file. */
    cover: relativeFile.optional(),
    /** What the cover shows. Required with a cover. */
    coverAlt: text.optional(),
    /** Language of the text when it is not French. */
    lang: languageTag.default("fr"),
    /** A draft shows in `npm run develop` only. */
    draft: z.boolean().default(false),
    /** Where the text was published first. */
    canonical: webAddress.optional(),
    /** On the home page, however old it is. */
    featured: z.boolean().default(false),
    /** Last part of the address, when it is not the folder's name. */
    slug: slugSchema.optional(),
    /** Earlier addresses on this site: they lead here for good. */
    aliases: z.array(alias).default([]),
  })
  .refine(post => !post.cover || post.coverAlt, coverNeedsAlt)

export type PostFrontMatter = z.infer<typeof postSchema>
