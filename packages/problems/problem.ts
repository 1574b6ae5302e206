import { distance } from "fastest-levenshtein"
import { z } from "zod"
import { report } from "./report"

/** A problem of an article before its file is known. Lines and columns count from 1. */
export const articleProblem = z.object({
  line: z.number(),
  column: z.number().optional(),
  /** An error stops the build; a warning is only printed; a hint, by `npm run check:content` only. */
  severity: z.enum(["error", "warning", "hint"]),
  /** Dotted path of the field, or the part of the article: `date`, `series.position`, `image`, `link`. */
  field: z.string(),
  /** Expected value, in words. */
  expected: z.string(),
  /** Received value, as short JSON or in words. */
  received: z.string(),
  /** Remedy, when it is not obvious. */
  hint: z.string().optional(),
  /** Number of problems that this line stands for, when it is not one. */
  count: z.number().optional(),
})

export type ArticleProblem = z.infer<typeof articleProblem>

type Severity = ArticleProblem["severity"]

/** A place in a file. */
export type Place = Pick<ArticleProblem, "line" | "column">

/** Something an author must or should change in a content file (R-16). */
export interface ContentProblem extends ArticleProblem {
  /** Path from the project root, with forward slashes. */
  file: string
}

/** Problem of a field: an error, unless marked otherwise. */
export type Fault = Pick<ContentProblem, "expected" | "received" | "hint"> &
  Partial<Pick<ArticleProblem, "severity">>

export const problemAt = <At extends Place>(at: At, field: string, fault: Fault) => ({
  severity: "error" as const,
  ...at,
  ...fault,
  field: cut(field),
  received: cut(fault.received),
})

/** A line of an author may have 100 kB. */
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
const LONGEST = 200

/** A problem of a part of what an author writes, which is no field. */
export const partProblem = <At extends Place>(
  at: At,
  part: keyof typeof report.parts,
  fault: Fault,
) => problemAt(at, report.parts[part], fault)

/** Beginnings of the lines of the last text: a text may have thousands of problems. */
let known = { text: "", starts: [0] }

/** The place of a sign in a text. */
export function placeIn(text: string, offset: number) {
  if (known.text !== text) {
    const ends = [...text.matchAll(/\n/g)]
    known = { text, starts: [0, ...ends.map(({ index }) => index + 1)] }
  }
  const { starts } = known
  let [line, after] = [0, starts.length]
  while (after - line > 1) {
    const middle = Math.floor((line + after) / 2)
    if ((starts[middle] ?? 0) <= offset) line = middle
    else after = middle
  }
  return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 }
}

export function hasErrors(problems: readonly ArticleProblem[]): boolean {
  return problems.some(problem => problem.severity === "error")
}

/** Errors first, then warnings, each in the order of the lines. */
function inOrderOfWeight<Problem extends ArticleProblem>(problems: readonly Problem[]): Problem[] {
  const weights = articleProblem.shape.severity.options
  const weightOf = ({ severity }: Problem) => weights.indexOf(severity)
  return problems.toSorted((a, b) => weightOf(a) - weightOf(b) || a.line - b.line)
}

/** Problems of one text that are shown; the rest is a number. */
const MOST_PROBLEMS = 10

/** The first problems of a text, and how many more errors, warnings and hints there are. */
export function limitProblems<Problem extends ArticleProblem>(problems: readonly Problem[]) {
  const sorted = inOrderOfWeight(problems)
  const rest = articleProblem.shape.severity.options.flatMap(severity => {
    const others = sorted.slice(MOST_PROBLEMS).filter(problem => problem.severity === severity)
    return others[0] ? moreProblems(others[0], others.length) : []
  })
  return [...sorted.slice(0, MOST_PROBLEMS), ...rest]
}

/** The line that stands for problems which are not shown, at the place of the first of them. */
function moreProblems<Problem extends ArticleProblem>(first: Problem, count: number): Problem {
  const { expected, received } = report.more
  const fault = { expected, received: received(count), hint: undefined }
  return { ...first, field: report.parts.more, ...fault, count }
}

/** Number of the problems of a severity, those that are not shown included. */
export const countProblems = (problems: readonly ArticleProblem[], severity: Severity): number =>
  problems.reduce(
    (sum, { count = 1, ...problem }) => (problem.severity === severity ? sum + count : sum),
    0,
  )

/**
 * Writes all problems for the terminal, grouped by file, in the order of the lines.
 * Takes any list; returns an empty text for an empty one.
 */
export function formatProblems(problems: readonly ContentProblem[]): string {
  return inOrder(problems)
    .map((problem, index, all) => {
      const isNextFile = index > 0 && all[index - 1]?.file !== problem.file
      return `${isNextFile ? "\n" : ""}${formatProblem(problem)}`
    })
    .join("\n")
}

/** By file, and in the order of the lines. */
export const inOrder = (problems: readonly ContentProblem[]): ContentProblem[] =>
  problems.toSorted((a, b) => Number(a.file > b.file) - Number(a.file < b.file) || a.line - b.line)

/** Names the place as editors open it: `file:line:column`. */
function formatProblem(problem: ContentProblem): string {
  const { severity, file, line, column, field, expected, received, hint } = problem
  const place = [file, line, column].filter(part => part !== undefined).join(":")
  const fault = `${field} — ${report.fault(expected, received)}`
  return `${report.severity[severity]} ${place}  ${hint ? `${fault} ${hint}` : fault}`
}

/** Shortens a value for `received`: JSON of at most 80 characters, a text with both its quotes, in words for a missing one. */
export function shortJson(value: unknown): string {
  if (value === undefined || value === null) return report.nothing
  // JSON escapes controls, but not what would turn the direction of the message.
  const json = (JSON.stringify(value) ?? String(value)).replaceAll(
    /[\u202A-\u202E\u2066-\u2069]/g,
    sign => `\\u${sign.charCodeAt(0).toString(16)}`,
  )
  const end = typeof value === "string" ? '…"' : "…"
  return json.length > 80 ? json.slice(0, 80 - end.length) + end : json
}

/** “Did you mean …?” for a misspelt name, or nothing when no known name is near enough to be meant. */
export function didYouMean(name: string, known: readonly string[]): string | undefined {
  const stepsTo = (other: string) => {
    const steps = distance(name.toLowerCase(), other.toLowerCase())
    // Letters that changed places are one slip.
    return lettersOf(name) === lettersOf(other) ? Math.min(steps, 1) : steps
  }
  const limit = Math.max(1, Math.floor(name.length / 3))
  const [best] = known
    // Others are further away than that.
    .filter(other => Math.abs(other.length - name.length) <= limit)
    .map(other => ({ other, steps: stepsTo(other) }))
    .filter(({ steps }) => steps <= limit)
    .toSorted((a, b) => a.steps - b.steps)
  return best && report.didYouMean(best.other)
}

const lettersOf = (name: string): string => [...name.toLowerCase()].sort().join("")
