import { z } from "zod"
import { picture, text } from "./fields"

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

export type PageFrontMatter = z.infer<typeof pageSchema>
