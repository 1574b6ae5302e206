import type { ContentProblem } from "../content-problem"

/** A problem of an article before its file is known. */
export type ArticleProblem = Omit<ContentProblem, "file">

/** Place of a node, for a problem; the first line when the node was not written by the author. */
export function placeOf(node: { position?: { start: { line: number; column: number } } }): {
  line: number
  column?: number
} {
  const { line = 1, column } = node.position?.start ?? {}
  return { line, column }
}

/** Says whether an address would run code or carry its own document when it is followed or loaded. */
export function isUnsafeAddress(address: string): boolean {
  // Browsers ignore control characters and spaces in front of, and inside, a scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go.
  return /^(?:javascript|data|vbscript):/i.test(address.replace(/[\u0000-\u0020]/g, ""))
}
