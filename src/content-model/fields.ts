import { z } from "zod"

/**
 * Signs that nobody sees: controls, of which NUL ends a page's text, and those that turn the direction of what is read,
 * so that it says something else (CVE-2021-42574).
 */
export const HIDDEN_SIGN = /(?![\t\n])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u

export const NO_HIDDEN_SIGN = "a text without signs that control it or turn its direction"

export const text = z
  .string()
  .trim()
  .min(1, "a text that is not empty")
  .refine(value => !HIDDEN_SIGN.test(value), NO_HIDDEN_SIGN)

export const webAddress = z.url({ protocol: /^https?$/, error: "an absolute http(s) address" })

/**
 * A file beside the content file, or in a folder beside it, written `./name.png`; never above it.
 * Its existence is checked by the content check.
 */
export const relativeFile = z
  .string()
  .regex(
    /^\.\/(?!.*(?:^|\/)\.\.(?:\/|$))\S(?:.*\S)?$/,
    "a file beside this one, written ./name.ext",
  )

/** A BCP 47 language tag such as `fr`, `en` or `pt-BR`. */
export const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, "a language tag such as fr or en")

export const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, "a month written YYYY-MM")

/** A group of fields. `title` names its type in GraphQL. */
export const group = <Shape extends z.ZodRawShape>(
  title: string,
  description: string,
  shape: Shape,
) => z.strictObject(shape).meta({ title, description })

/** A list of groups of fields, which need not be written. */
export const groups = <Shape extends z.ZodRawShape>(
  title: string,
  description: string,
  shape: Shape,
) => z.array(group(title, description, shape)).default([])

/** A picture and what it shows, for people who do not see it. */
export const picture = group(
  "FrontMatterPicture",
  "A picture that the front matter names: of a project's gallery, or the owner's portrait.",
  {
    src: relativeFile.describe("As the author wrote it: ./plan.png"),
    alt: text.describe("What the picture shows."),
    caption: text.optional().describe("Text below the picture."),
  },
)

/** The main picture of a post or a project. */
export const coverFields = {
  cover: relativeFile.optional().describe("Picture at the head, beside the file."),
  coverAlt: text.optional().describe("What the cover shows. Required with a cover."),
}

export const draft = z.boolean().default(false).describe("A draft shows in npm run develop only.")

/** Demands a description of a cover, also when other fields have errors: an author sees all at once. */
export const coverNeedsAlt = {
  path: ["coverAlt"],
  error: "a description of the cover, because there is a cover",
  when: () => true,
}
