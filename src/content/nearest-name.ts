import { closest, distance } from "fastest-levenshtein"

/** “Did you mean …?” for a misspelt name, or nothing when no known name is near enough to be meant. */
export function didYouMean(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const best = closest(name.toLowerCase(), [...known])
  const caseOnly = known.find(candidate => candidate.toLowerCase() === name.toLowerCase())
  const suggestion = caseOnly ?? best
  const limit = Math.max(1, Math.floor(name.length / 3))
  const near = distance(name.toLowerCase(), suggestion.toLowerCase()) <= limit
  return near ? `Did you mean “${suggestion}”?` : undefined
}
