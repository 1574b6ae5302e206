import { z } from "zod"

/** S-2: what a slug may look like. One path segment in lower case, words joined by single hyphens. */
const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export const slugSchema = z
  .string()
  .regex(SLUG_PATTERN, "one path segment of lower-case letters a-z, digits and single hyphens")

/** Address of a post (S-1). `slug` must have passed `slugSchema`. */
export const postPath = (slug: string): string => `/blog/${slug}`

/** Address of a project (S-1). `slug` must have passed `slugSchema`. */
export const projectPath = (slug: string): string => `/project/${slug}`
