import type { Code } from "mdast"

/** What marks a line of code, as `code-blocks` reads it. */
const MARK = /[ \t]*(?:\/\/|\/\*|#|--|%|;|<!--)[ \t]*\[!code (\S+)\][ \t]*(?:\*\/|-->)?[ \t]*$/

/** Comments of the sources of which the page shows only what they draw. */
const COMMENTS: Readonly<Record<string, RegExp>> = {
  mermaid: /^[ \t]*%%(?!\{).*\n?/gm,
  math: /(?<!\\)%.*$/gm,
}

/** The code after the change, without marks: what the copy button gives. */
export function plainCode({ value, lang }: Code): string {
  return value
    .replaceAll(COMMENTS[lang ?? ""] ?? /$^/g, "")
    .split("\n")
    .filter(line => MARK.exec(line)?.[1] !== "--")
    .map(line => line.replace(MARK, ""))
    .join("\n")
}
