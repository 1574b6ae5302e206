import type { ContentProblem } from "./content-problem"

export interface SplitFile {
  /** Text between the two `---` lines. */
  yaml: string
  /** Line of the file on which `yaml` starts. */
  yamlLine: number
  /** The article, with as many empty lines before it as the front matter takes: its lines are the file's. */
  body: string
}

const EXPECTED = "front matter: YAML between two lines of three hyphens, at the start of the file"

/**
 * Cuts an .mdx file into front matter and article. A byte order mark and CRLF are fine.
 * Returns a problem instead when the front matter is missing, not closed, or in a language other than
 * YAML: `---js` would be evaluated by gray-matter-like readers.
 */
export function splitFrontMatter(source: string, file: string): SplitFile | ContentProblem {
  const lines = source.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/)
  const problem = { severity: "error", file, line: 1, field: "front matter" } as const
  const opening = lines[0] ?? ""
  if (/^---+\s*[^\s-]/.test(opening)) {
    return {
      ...problem,
      expected: "--- alone on the first line",
      received: JSON.stringify(opening.trim()),
      hint: "Only YAML is read; front matter is never evaluated.",
    }
  }
  if (!isFence(opening)) {
    return { ...problem, expected: EXPECTED, received: "none" }
  }
  const closing = lines.findIndex((line, index) => index > 0 && isFence(line))
  if (closing === -1) {
    return {
      ...problem,
      expected: EXPECTED,
      received: "no closing ---",
      hint: "Add a line of three hyphens after the last field.",
    }
  }
  return {
    yaml: lines.slice(1, closing).join("\n"),
    yamlLine: 2,
    body: "\n".repeat(closing + 1) + lines.slice(closing + 1).join("\n"),
  }
}

function isFence(line: string): boolean {
  return /^---\s*$/.test(line)
}
