import { z } from "zod"
import { month, text, webAddress } from "./fields"

const stay = {
  organisation: text.describe("Where."),
  start: month.describe("First month."),
  end: month.optional().describe("Last month. Without it the entry goes on."),
  place: text.optional().describe("Town, or “à distance”."),
  url: webAddress.optional().describe("Site of the organisation."),
}

/** `content/cv.yml`: one source for the about page, its print form and JSON Resume. */
export const cvSchema = z.strictObject({
  experience: z
    .array(
      z
        .strictObject({
          role: text.describe("What the owner did there."),
          ...stay,
          summary: text.optional().describe("One sentence on the stay."),
          highlights: z.array(text).default([]).describe("What came of it, a line each."),
        })
        .meta({ title: "CvExperience", description: "A stay at work." }),
    )
    .default([])
    .describe("Work, in the order written."),
  education: z
    .array(
      z
        .strictObject({
          title: text.describe("Name of the degree or course."),
          ...stay,
        })
        .meta({ title: "CvEducation", description: "A course of studies." }),
    )
    .default([])
    .describe("Studies, in the order written."),
  languages: z
    .array(
      z
        .strictObject({
          name: text.describe("Name of the language, in French."),
          level: text.describe("How well, in words."),
        })
        .meta({ title: "CvLanguage", description: "A language that the owner speaks." }),
    )
    .default([])
    .describe("Languages."),
  skills: z
    .array(
      z
        .strictObject({
          name: text.describe("Name of the field."),
          keywords: z.array(text).default([]).describe("What belongs to it."),
        })
        .meta({ title: "CvSkill", description: "A field of skill." }),
    )
    .default([])
    .describe("Skills."),
})

export type Cv = z.infer<typeof cvSchema>
