import type { Code } from "mdast"
import { removeTwoslashNotations } from "twoslash/fallback"

/** What marks a line of code, as `code-blocks` reads it. */
const MARK = /[ \t]*(?:\/\/|\/\*|#|--|%|;|<!--)[ \t]*\[!code (\S+)\][ \t]*(?:\*\/|-->)?[ \t]*$/

/** The code after the change, without marks and questions for types: what the copy button gives. */
export function plainCode({ value, meta }: Code): string {
  const isTyped = /\btwoslash\b/.test(meta ?? "")
  const code = isTyped ? removeTwoslashNotations(value, []).trimEnd() : value
  return code
    .split("\n")
    .filter(line => MARK.exec(line)?.[1] !== "--")
    .map(line => line.replace(MARK, ""))
    .join("\n")
}
