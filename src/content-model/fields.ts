import { HIDDEN_SIGN, report } from "@site/problems"
import { z } from "zod"
import { messages } from "../messages/messages"

/** Words for the expected value of a field. */
export const says = (what: keyof typeof messages.schema) => ({
  error: messages.schema[what],
})

export const text = z
  .string()
  .trim()
  .min(1, says("empty"))
  .refine(value => !HIDDEN_SIGN.test(value), { error: report.hiddenSign })

export const webAddress = z.url({ protocol: /^https?$/, ...says("webAddress") })

/**
 * A file beside the content file, or in a folder beside it, written `./name.png`; never above it.
 * Its existence is checked by the content check.
 */
export const relativeFile = z
  .string()
  .regex(/^\.\/(?!.*(?:^|\/)\.\.(?:\/|$))\S(?:.*\S)?$/, { ...says("beside"), abort: true })

/** Such a file that is a drawing. */
export const drawingFile = relativeFile.regex(/\.svg$/i, says("drawing"))

export const month = z.string(says("month")).regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, says("month"))

/** A BCP 47 language tag such as `fr`, `en` or `pt-BR`. */
export const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, { ...says("language"), abort: true })
  .refine(isLanguage, says("language"))

/** Browsers throw for other tags. */
function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

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
