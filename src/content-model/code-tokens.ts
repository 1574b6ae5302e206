/**
 * Kinds of words that highlighted code may contain: the token names of shiki's CSS-variables theme.
 * Each is the class `tok-<name>`; the style sheet colours exactly these.
 */
export const CODE_TOKENS = [
  "constant",
  "string",
  "comment",
  "keyword",
  "parameter",
  "function",
  "string-expression",
  "punctuation",
  "link",
  "inserted",
  "deleted",
  "changed",
] as const

export type CodeToken = (typeof CODE_TOKENS)[number]

export const codeTokenClass = (token: CodeToken): string => `tok-${token}`

/** Classes that a line of code may carry besides `line`. */
export const CODE_LINE_MARKS = ["marked", "inserted", "deleted"] as const
