import { type ContentProblem, shortJson } from "./content-problem"
import type { LoadedEntry } from "./read-entry"

/** S-2: two entries of one kind must not share an address. Names both files. */
export function checkDuplicateSlugs(entries: readonly LoadedEntry<object>[]): ContentProblem[] {
  const first = new Map<string, string>()
  return entries.flatMap(({ entry, locate }): ContentProblem[] => {
    const other = first.get(entry.path)
    if (other === undefined) {
      first.set(entry.path, entry.file)
      return []
    }
    const line = "slug" in entry.frontMatter ? locate(["slug"]).line : 1
    return [
      {
        severity: "error",
        file: entry.file,
        line,
        field: "slug",
        expected: `a slug that no other file has: ${other} has this one`,
        received: shortJson(entry.slug),
      },
    ]
  })
}
