import type { Code } from "mdast"
import { removeTwoslashNotations } from "twoslash/fallback"

/** What marks a line of code, as `code-blocks` reads it. */
const MARK = /[ \t]*(?:\/\/|\/\*|#|--|%|;|<!--)[ \t]*\[!code (\S+)\][ \t]*(?:\*\/|-->)?[ \t]*$/

/** Comments of the sources of which the page shows only what they draw. */
const COMMENTS: Readonly<Record<string, RegExp>> = {
  mermaid: /^[ \t]*%%(?!\{).*\n?/gm,
  math: /(?<!\\)%.*$/gm,
}

/** The code after the change, without marks and questions for types: what the copy button gives. */
export function plainCode({ value, meta, lang }: Code): string {
  const isTyped = /\btwoslash\b/.test(meta ?? "")
  const source = value.replaceAll(COMMENTS[lang ?? ""] ?? /$^/g, "")
  const code = isTyped ? removeTwoslashNotations(source, []).trimEnd() : source
  return code
    .split("\n")
    .filter(line => MARK.exec(line)?.[1] !== "--")
    .map(line => line.replace(MARK, ""))
    .join("\n")
}
