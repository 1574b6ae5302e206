import type { Root as MarkdownRoot, Nodes } from "mdast"
import remarkGfm from "remark-gfm"
import remarkMdx from "remark-mdx"
import remarkParse from "remark-parse"
import remarkRehype from "remark-rehype"
import { unified } from "unified"
import type { ArticleProblem } from "./article-problems"
import type { Root } from "./nodes"
import { syntaxFault } from "./syntax-fault"

/**
 * How footnotes are written, on both routes: French heading, ids that no heading has.
 * `footnoteLabelProperties`: the heading shows, so it does not carry the default `sr-only`.
 */
export const remarkRehypeOptions = {
  clobberPrefix: "note-",
  footnoteLabel: "Notes",
  footnoteLabelProperties: {},
}

const MDX_NODES: Nodes["type"][] = [
  "mdxFlowExpression",
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
  "mdxTextExpression",
  "mdxjsEsm",
]

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze()
const bridge = unified()
  .use(remarkRehype, { ...remarkRehypeOptions, passThrough: MDX_NODES })
  .freeze()

/**
 * Reads MDX with GitHub's extensions. The parser stops at the first fault: each one is hidden and the text
 * read again, so that an author sees all of them at once.
 */
export function readMdx(body: string): { tree: MarkdownRoot } | { problems: ArticleProblem[] } {
  const problems: ArticleProblem[] = []
  for (let text = body; ; ) {
    try {
      const tree = parser.parse(text)
      return problems.length > 0 ? { problems } : { tree }
    } catch (error) {
      const { problem, rest } = syntaxFault(error, text, body)
      problems.push(problem)
      if (rest === text) return { problems }
      text = rest
    }
  }
}

/** Turns Markdown's tree into HTML's, JSX left in place. */
export const toHtmlTree = (tree: MarkdownRoot): Root => bridge.runSync(tree)
