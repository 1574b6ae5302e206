import { z } from "zod"
import { groups, month, text, webAddress } from "./fields"

const stay = {
  organisation: text.describe("Where."),
  start: month.describe("First month."),
  end: month.optional().describe("Last month. Without it the entry goes on."),
  place: text.optional().describe("Town, or “à distance”."),
  url: webAddress.optional().describe("Site of the organisation."),
}

/** `content/cv.yml`: one source for the about page, its print form and JSON Resume. */
export const cvSchema = z.strictObject({
  experience: groups("CvExperience", "A stay at work.", {
    role: text.describe("What the owner did there."),
    ...stay,
    summary: text.optional().describe("One sentence on the stay."),
    highlights: z.array(text).default([]).describe("What came of it, a line each."),
  }).describe("Work, in the order written."),
  education: groups("CvEducation", "A course of studies.", {
    title: text.describe("Name of the degree or course."),
    ...stay,
  }).describe("Studies, in the order written."),
  languages: groups("CvLanguage", "A language that the owner speaks.", {
    name: text.describe("Name of the language, in French."),
    level: text.describe("How well, in words."),
  }).describe("Languages."),
  skills: groups("CvSkill", "A field of skill.", {
    name: text.describe("Name of the field."),
    keywords: z.array(text).default([]).describe("What belongs to it."),
  }).describe("Skills."),
})
