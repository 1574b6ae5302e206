import { loadRenderer, readDiagram } from "./diagram-source"
import { mathOf } from "./math"
import { shownText } from "./nodes"
import { parseText, readArticle } from "./read-article"
import { headingIds } from "./references"

/** Facts of the language of articles, for programs that write them. */
export const articleReader = {
  parseMarkdown: (text: string) => parseText(text, "md"),
  /** Undefined for a text with a fault. */
  parseMdx: (text: string) => readArticle(text, "mdx").tree,
  wordsOf: shownText,
  headingIds: (texts: readonly string[]) => headingIds(texts),
  canTypeset: (formula: string, isBlock: boolean) => !("hint" in mathOf(formula, isBlock)),
  /** To be called before `canDraw`. */
  loadRenderer,
  canDraw: (diagram: string) => !("reason" in readDiagram(diagram)),
}
