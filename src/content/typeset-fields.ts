import { typeset } from "@site/articles"
import { tagSlug } from "../shared/tags"

/** Fields of front matter, CV and site file that are sentences, titles or words, by their names, wherever they stand. */
export const PROSE = new Set([
  ...["title", "description", "changes", "coverAlt", "alt", "caption"],
  ...["role", "client", "context", "value", "label", "machine"],
  ...["organisation", "place", "summary", "highlights", "level", "keywords"],
  ...["name", "jobTitle", "pitch", "location", "availability", "headline", "lead", "experience"],
  ...["provider", "retention", "transfers", "logs", "text", "texts", "address"],
])

/** Names that have a page: of the whole site, whatever the language of the post. Their address stays. */
const isName = (path: readonly string[]): boolean =>
  path[0] === "tags" || (path[0] === "series" && path[1] === "title")

/** Sets what a reader reads of validated data; never addresses, commands, dates and what a program reads. */
export function typesetFields<Value>(data: Value, isFrench: boolean): Value {
  const copy = structuredClone(data)
  setIn(copy, [])
  return copy

  function setIn(group: unknown, path: readonly string[]): void {
    if (typeof group !== "object" || group === null) return
    for (const [key, value] of Object.entries(group)) {
      const isList = Array.isArray(group)
      const at = isList ? path : [...path, key]
      if (typeof value === "string") Reflect.set(group, key, setField(value, at))
      // Attributes of a tag have names of their own.
      else if (key !== "data") setIn(value, at)
    }
  }

  function setField(value: string, path: readonly string[]): string {
    if (isName(path)) {
      const name = typeset(value)
      return tagSlug(name) === tagSlug(value) ? name : value
    }
    return isFrench && PROSE.has(path.at(-1) ?? "") ? typeset(value) : value
  }
}
