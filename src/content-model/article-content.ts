import type { ArticleContent } from "@site/articles"

/** Whether a value that the build wrote is a compiled article. Checks the kind of the pieces, not their content. */
export const isArticleContent = (value: unknown): value is ArticleContent =>
  Array.isArray(value) && value.every(piece => typeof piece === "string" || isCompleted(piece))

const isCompleted = (piece: unknown): boolean =>
  typeof piece === "object" &&
  piece !== null &&
  ["picture", "file", "link"].some(name => name in piece)
