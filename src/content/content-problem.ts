/** Something an author must or should change in a content file. */
export interface ContentProblem {
  /** An error stops the build; a warning is only printed. */
  severity: "error" | "warning"
  /** Path from the project root, with forward slashes. */
  file: string
  /** Line in the file, from 1. */
  line: number
  /** Column in that line, from 1. */
  column?: number
  /** Dotted path of the field, or the part of the article: `date`, `series.position`, `image`, `link`. */
  field: string
  /** What belongs there, in words. */
  expected: string
  /** What is there, as short JSON or in words. */
  received: string
  /** What to do about it, when that is not obvious. */
  hint?: string
}

/** Says whether a list of problems must stop the build. */
export function hasErrors(problems: readonly ContentProblem[]): boolean {
  return problems.some(problem => problem.severity === "error")
}

/**
 * Writes all problems for the terminal, grouped by file, in the order of the lines.
 * Takes any list; returns an empty text for an empty one.
 */
export function formatProblems(problems: readonly ContentProblem[]): string {
  const files = [...new Set(problems.map(problem => problem.file))].sort()
  return files
    .map(file =>
      problems
        .filter(problem => problem.file === file)
        .toSorted((a, b) => a.line - b.line)
        .map(formatProblem)
        .join("\n"),
    )
    .join("\n\n")
}

function formatProblem(problem: ContentProblem): string {
  const place = [problem.file, problem.line, problem.column].filter(part => part !== undefined)
  const hint = problem.hint ? ` ${problem.hint}` : ""
  return `${problem.severity} ${place.join(":")}  ${problem.field} — expected ${problem.expected}, received ${problem.received}.${hint}`
}

/** Shortens a value for `received`: JSON of at most 80 characters, “nothing” for a missing one. */
export function shortJson(value: unknown): string {
  if (value === undefined) return "nothing"
  const json = JSON.stringify(value) ?? String(value)
  return json.length > 80 ? `${json.slice(0, 79)}…` : json
}
