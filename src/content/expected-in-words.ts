import { z } from "zod"
import { messages } from "../messages/messages"

/**
 * Words for the expected value of a field, for the issues of a schema that has no words of its own: zod's in French
 * where there are none here. A schema's own `error` always wins: zod reads this map last.
 */
export const expectedInWords: z.core.$ZodErrorMap = issue => {
  const { report, yaml } = messages
  switch (issue.code) {
    case "invalid_type":
      // A group is named with its fields.
      if (issue.inst instanceof z.ZodObject)
        return yaml.group(Object.keys(issue.inst.shape).join(", "))
      return yaml.types[issue.expected] ?? issue.expected
    case "invalid_value": {
      const values = issue.values.map(String)
      return values.length === 1 ? `${values[0]}` : report.oneOf(values)
    }
    case "too_small":
      return yaml.limit(
        issue.inclusive === false ? "more" : "least",
        Number(issue.minimum),
        issue.origin,
      )
    case "too_big":
      return yaml.limit(
        issue.inclusive === false ? "less" : "most",
        Number(issue.maximum),
        issue.origin,
      )
    case "invalid_key":
      return issue.issues[0]?.message
    case "unrecognized_keys":
      // The fields that there are: `readYaml` looks for one that was meant.
      if (issue.inst instanceof z.ZodObject) return Object.keys(issue.inst.shape).join(", ")
  }
  return z.locales.fr().localeError(issue)
}
