import { readCode } from "./article-code"
import { readDiagram } from "./diagram-source"
import { mathOf } from "./math"
import { MDX_COMPONENTS } from "./mdx-components"
import { shownText } from "./nodes"
import { parseText } from "./parse"
import { readArticle } from "./read-article"
import { headingIds } from "./references"

type Article = Parameters<typeof readCode>[0]

/** Facts of the language of articles, for programs that write them. */
export const articleReader = {
  parseMarkdown: (text: string) => parseText(text, "md"),
  /** Undefined for a text with a fault. */
  parseMdx: (text: string) => readArticle(text, "mdx").tree,
  wordsOf: shownText,
  headingIds: (texts: readonly string[]) => headingIds(texts),
  /** Names of components that an article uses, and neither has nor may have. */
  undeclared: (article: Article) => readCode(article).problems.map(({ received }) => received),
  components: new Set(Object.keys(MDX_COMPONENTS)),
  canTypeset: (formula: string, isBlock: boolean) => !("hint" in mathOf(formula, isBlock)),
  canDraw: (diagram: string) => !("reason" in readDiagram(diagram)),
}
