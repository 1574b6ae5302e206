import type { mdx as french } from "../fr/mdx"
import { article } from "./article"

/** What keeps MDX from being read, and what to do about it. */
export const mdx: typeof french = {
  readable: "MDX that can be read",
  reason: reason => reason,
  detail: detail => detail && `: ${detail.charAt(0).toLowerCase()}${detail.slice(1)}`,
  reasons: {
    expression: "The code between braces cannot be read",
    esm: "The import or export cannot be read",
    onlyEsm: "Only imports and exports can stand there",
    onlySpread: "Only {...properties} can stand there",
  },
  advice: {
    style: 'Write CSS: style="color: red".',
    link: "Write [text](https://…) for a link.",
    sentence:
      'A line that begins with import or export is code. For a sentence, write {"export"} the data, or put another word first.',
    esm: "Write import and export as in JavaScript, with an empty line after them.",
    brace: article.brace,
    close: "Close every tag that is opened, in the same paragraph or block.",
    lessThan: "Write \\< for a “less than” sign in the text, or put code between backticks.",
  },
}
