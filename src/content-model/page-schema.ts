import { z } from "zod"
import { text } from "./fields"

/** Front matter of `content/pages/<name>.mdx`. */
export const pageSchema = z.strictObject({
  /** Heading of the page. */
  title: text,
  /** One or two sentences for search results. */
  description: text,
})

export type PageFrontMatter = z.infer<typeof pageSchema>
