import { z } from "zod"
import { picture, text } from "./fields"

/** Front matter of `content/pages/<name>.mdx`. */
export const pageSchema = z.strictObject({
  /** Heading of the page. */
  title: text,
  /** One or two sentences for search results. */
  description: text,
  /** The owner's portrait, beside the text. Without one, the page shows a label with the owner's name. */
  portrait: picture.optional(),
})

export type PageFrontMatter = z.infer<typeof pageSchema>
