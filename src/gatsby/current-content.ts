import { type ContentProblem, formatProblems } from "@site/problems"
import type { GatsbyNode } from "gatsby"
import { type Content, loadContent } from "../content/load-content"
import type { KnownEntries } from "../content/read-entries"
import { messages } from "../messages/messages"
import { BUILD_PIPES } from "../release-format/release-files"

let current: Promise<Content> | undefined
const known: KnownEntries = new Map()

/** The project's root. Gatsby always runs there; `__dirname` of a compiled gatsby file is another folder. */
export const projectRoot = (): string => process.cwd()

/**
 * Ends with the process that runs the build and holds its lock: `release/run-gatsby` passes a pipe for this. If only
 * that process were killed, it would leave a Gatsby behind that writes into the output of the next build.
 */
function endWithBuild(): void {
  if (process.env[BUILD_PIPES.end])
    process.stdin
      .once("end", () => process.exit(1))
      .resume()
      .unref()
}

/** The content as it was read last; reads it the first time. */
export function currentContent(): Promise<Content> {
  current ??= loadContent(projectRoot(), { known })
  return current
}

/** Reads the content again: a file has changed. */
export function reloadContent(): Promise<Content> {
  current = loadContent(projectRoot(), { prune: false, known })
  return current
}

/**
 * Parses everything at the door: all problems at once, before any page is made. Errors stop the build, and those
 * of an article do not stop development: `content-nodes` prints them and leaves it out.
 * Warnings are printed and the build goes on. Gatsby begins meanwhile with what needs no content: `createPages` waits.
 */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  endWithBuild()
  void currentContent().then(({ problems }) => {
    const errors = problems.filter(({ severity }) => severity === "error")
    const warnings = problems.filter(({ severity }) => severity === "warning")
    if (warnings.length > 0) reporter.warn(`\n${formatProblems(warnings)}`)
    const isLeftOut = ({ file }: ContentProblem) =>
      process.env.NODE_ENV === "development" && /\.mdx?$/.test(file)
    if (!errors.every(isLeftOut))
      reporter.panic(`${messages.report.contentErrors}\n\n${formatProblems(errors)}`)
  })
}
