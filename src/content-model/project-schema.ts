import { z } from "zod"
import { alias } from "./alias"
import { coverNeedsAlt, month, picture, relativeFile, text, webAddress } from "./fields"
import { slugSchema } from "./slug"

/** Front matter of `content/projects/<slug>/index.mdx`. The comment above each field is its reference. */
export const projectSchema = z
  .strictObject({
    /** Name of the work, as a visitor should remember it. */
    title: text,
    /** One or two sentences: what it is and for whom. */
    description: text,
    /** Months of work. Without `end` the project goes on. */
    period: z.strictObject({ start: month, end: month.optional() }),
    /** What the owner did. */
    role: text,
    /** Who it was for. */
    client: text.optional(),
    /** In what frame: a job, a personal project, a course. */
    context: text.optional(),
    /** Technologies, as words. */
    stack: z.array(text).min(1, "at least one technology"),
    /** Where to see it and read it. */
    links: z
      .strictObject({ demo: webAddress.optional(), source: webAddress.optional() })
      .default({}),
    /** Main picture, beside the file. */
    cover: relativeFile.optional(),
    /** What the cover shows. Required with a cover. */
    coverAlt: text.optional(),
    /** More pictures. */
    gallery: z.array(picture).default([]),
    /** What came of it, in figures. */
    results: z.array(z.strictObject({ value: text, label: text })).default([]),
    /** Place among the projects; the smallest comes first. */
    order: z.int().default(100),
    /** Shown on the home page. */
    featured: z.boolean().default(false),
    /** A draft shows in `npm run develop` only. */
    draft: z.boolean().default(false),
    /** Last part of the address, when it is not the folder's name. */
    slug: slugSchema.optional(),
    /** Earlier addresses on this site: they lead here for good. */
    aliases: z.array(alias).default([]),
  })
  .refine(project => !project.cover || project.coverAlt, coverNeedsAlt)

export type ProjectFrontMatter = z.infer<typeof projectSchema>
