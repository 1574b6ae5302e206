import { z } from "zod"
import { addressFields } from "./addresses"
import {
  coverFields,
  coverNeedsAlt,
  draft,
  group,
  groups,
  month,
  picture,
  text,
  webAddress,
} from "./fields"

/** Front matter of `content/projects/<slug>/index.mdx`. The description of a field is its reference, in GraphiQL too. */
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
    stack: z.array(text).min(1, "at least one technology").describe("Technologies, as words."),
    links: group("ProjectLinks", "Where to see it and read it.", {
      demo: webAddress.optional().describe("Address of the work itself."),
      source: webAddress.optional().describe("Address of its code."),
    }).default({}),
    ...coverFields,
    gallery: z.array(picture).default([]).describe("More pictures."),
    results: groups("ProjectResult", "A figure that came of a project.", {
      value: text.describe("The figure: 73 000"),
      label: text.describe("What it counts."),
    }).describe("What came of it, in figures."),
    order: z.int().default(100).describe("Place among the projects; the smallest comes first."),
    featured: z.boolean().default(false).describe("Shown on the home page."),
    draft,
    ...addressFields,
  })
  .refine(project => !project.cover || project.coverAlt, coverNeedsAlt)

export type ProjectFrontMatter = z.infer<typeof projectSchema>
