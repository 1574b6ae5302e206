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
