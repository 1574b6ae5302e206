import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { ContentProblem, Edit } from "./content-problem"

/** A file and what was changed in it, for its author. */
export interface Change extends Edit {
  file: string
}

/**
 * Makes the edits that problems name, and changes no other byte of the files. Leaves out what is not found as it was:
 * an address that is written otherwise. Returns what was changed.
 */
export function fixProblems(root: string, problems: readonly ContentProblem[]): Change[] {
  const changes = problems.flatMap(({ file, fix }) => (fix ? { file, ...fix } : []))
  return [...new Set(changes.map(({ file }) => file))].flatMap(file => {
    const path = join(root, file)
    let source = readFileSync(path, "utf8")
    const isWindows = source.includes("\r\n")
    // The last one first: the places before it stay.
    const made = changes
      .filter(change => change.file === file)
      .toSorted((a, b) => b.line - a.line || (b.column ?? 1) - (a.column ?? 1))
      .filter(({ from, to, ...place }) => {
        const eol = (text: string) => (isWindows ? text.replaceAll("\n", "\r\n") : text)
        const start = source.indexOf(eol(from), offsetOf(source, place))
        const isThere = start >= 0 && !/\n\s*\n/.test(source.slice(offsetOf(source, place), start))
        if (isThere)
          source = source.slice(0, start) + eol(to) + source.slice(start + eol(from).length)
        return isThere
      })
    if (made.length > 0) writeFileSync(path, source)
    return made.toReversed()
  })
}

const offsetOf = (source: string, { line, column = 1 }: Pick<Edit, "line" | "column">): number =>
  source
    .split("\n", line - 1)
    .reduce((offset, { length }) => offset + length + "\n".length, column - 1)
