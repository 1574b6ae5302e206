import { isUtf8 } from "node:buffer"
import { existsSync, readFileSync, realpathSync } from "node:fs"
import { join, sep } from "node:path"
import { type ContentProblem, type Fault, partProblem, shortJson } from "@site/problems"
import { messages } from "../messages/messages"
import { unixText } from "./folder-files"

/**
 * Reads a content file: its text with the line ends of Unix, or why it cannot be read; undefined when it is missing.
 * Decodes strictly, because a byte that is not UTF-8 would be published as `�`.
 */
export function readContent(
  root: string,
  file: string,
): { text: string } | { problem: ContentProblem } | undefined {
  const path = join(root, file)
  if (!existsSync(path)) return undefined
  try {
    const outside = outsideFault(root, path)
    if (outside) return { problem: partProblem({ file, line: 1 }, "file", outside) }
    const bytes = readFileSync(path)
    // Letters of ASCII in UTF-16 are UTF-8 as well.
    const isWide = bytes.subarray(0, 2).includes(0)
    if (isUtf8(bytes) && !isWide) return { text: unixText(bytes.toString()) }
    return { problem: partProblem({ file, line: 1 }, "wholeFile", messages.report.encoding) }
  } catch (error) {
    return { problem: crashProblem(file, error) }
  }
}

/** Refuses a file that a symbolic link takes from outside the project: it may hold what nobody means to publish. */
export function outsideFault(root: string, path: string): Fault | undefined {
  const real = realpathSync.native(path)
  // These folders may themselves be links.
  for (const folder of [".", "content", "static"]) {
    const path = join(root, folder)
    if (existsSync(path) && real.startsWith(realpathSync.native(path) + sep)) return undefined
  }
  return { expected: messages.references.file.inProject, received: shortJson(real) }
}

/** A file that was listed and is not there: a symbolic link to nothing, or one that went away since. */
export const missingFile = (file: string): ContentProblem =>
  crashProblem(file, messages.report.missing(shortJson(file)))

/** An exception while a file was read or checked: a problem of that file, so that the others are still checked. */
export function crashProblem(file: string, error: unknown): ContentProblem {
  const { expected, hint } = messages.report.crash
  const received = error instanceof Error ? error.message : String(error)
  return partProblem({ file, line: 1 }, "wholeFile", {
    expected,
    received: shortJson(received),
    hint,
  })
}
