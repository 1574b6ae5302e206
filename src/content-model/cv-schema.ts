import { z } from "zod"
import { groups, month, says, text, webAddress } from "./fields"

const position = {
  organisation: text.describe("Where."),
  start: month.describe("First month."),
  end: month.optional().describe("Last month. Without it the entry goes on."),
  place: text.optional().describe("Town, or “à distance”."),
  url: webAddress.optional().describe("Site of the organisation."),
}

const work = {
  role: text.describe("What the owner did there."),
  ...position,
  summary: text.optional().describe("One sentence on it."),
  highlights: z.array(text).default([]).describe("What came of it, a line each."),
}

/** What has a date, or none, instead of a time. */
const items = (description: string) =>
  groups("CvItem", "Something that the owner got or did once.", {
    title: text.describe("What it is called."),
    organisation: text.optional().describe("Who gave it, held it or published it."),
    date: month.optional().describe("Month of it."),
    place: text.optional().describe("Town, or “en ligne”."),
    url: webAddress.optional().describe("Where to see it."),
    summary: text.optional().describe("One sentence on it."),
  }).describe(description)

/** `content/cv.yml`: one source for the about page, its print form, `resume.json` and `cv.pdf`. */
export const cvSchema = z.strictObject({
  pdf: z
    .string()
    .regex(/^\/\S+\.pdf$/, says("pdf"))
    .optional()
    .describe("The CV as a file, which npm run cv makes: /cv.pdf"),
  experience: groups("CvExperience", "A position.", work).describe("Work, in the order written."),
  education: groups("CvEducation", "A course of studies.", {
    title: text.describe("Name of the degree or course."),
    ...position,
  }).describe("Studies, in the order written."),
  certifications: items("Certificates."),
  talks: items("Talks; the organisation is the event."),
  publications: items("Articles and books elsewhere."),
  openSource: items("Open source that the owner works on."),
  volunteering: groups("CvVolunteering", "A position without pay.", work).describe("Volunteering."),
  awards: items("Awards."),
  languages: groups("CvLanguage", "A language that the owner speaks.", {
    name: text.describe("Name of the language, in French."),
    level: text.describe("How well, in words."),
  }).describe("Languages."),
  skills: groups("CvSkill", "A field of skill.", {
    name: text.describe("Name of the field."),
    keywords: z.array(text).default([]).describe("What belongs to it."),
  }).describe("Skills."),
})

export type CvFacts = z.infer<typeof cvSchema>
