import { z } from "zod"
import { month, text, webAddress } from "./fields"

const stay = {
  /** First month. */
  start: month,
  /** Last month. Without it the entry goes on. */
  end: month.optional(),
  /** Town, or “à distance”. */
  place: text.optional(),
  /** Site of the organisation. */
  url: webAddress.optional(),
}

/** `content/cv.yml`: one source for the about page, its print form and JSON Resume. */
export const cvSchema = z.strictObject({
  experience: z
    .array(
      z.strictObject({
        role: text,
        organisation: text,
        ...stay,
        summary: text.optional(),
        highlights: z.array(text).default([]),
      }),
    )
    .default([]),
  education: z.array(z.strictObject({ title: text, organisation: text, ...stay })).default([]),
  languages: z.array(z.strictObject({ name: text, level: text })).default([]),
  skills: z.array(z.strictObject({ name: text, keywords: z.array(text).default([]) })).default([]),
})

export type Cv = z.infer<typeof cvSchema>
