import type { Root as MarkdownRoot, Nodes, PhrasingContent, RootContent } from "mdast"
import remarkGfm from "remark-gfm"
import remarkMdx from "remark-mdx"
import remarkParse from "remark-parse"
import remarkRehype from "remark-rehype"
import { unified } from "unified"
import { visit } from "unist-util-visit"
import type { ArticleProblem } from "../content-problem"
import { isBlankText, type Root } from "./nodes"
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
      // Hiding one fault may need several rounds.
      const isNew = ({ line, column }: ArticleProblem) =>
        line !== problem.line || column !== problem.column
      if (problems.every(isNew)) problems.push(problem)
      if (rest === text) return { problems }
      text = rest
    }
  }
}

/** Turns Markdown's tree into HTML's, JSX left in place. */
export const toHtmlTree = (tree: MarkdownRoot): Root => bridge.runSync(tree)

/**
 * Takes JSX that is alone on its lines out of its paragraph, as @mdx-js/mdx does
 * (`remark-mark-and-unravel`): `<Figure />` between two empty lines is a block.
 */
export function unravelJsx(tree: MarkdownRoot): void {
  visit(tree, "paragraph", ({ children }, index, parent) => {
    const parts = children.filter(child => !isBlankText(child))
    const areJsx = parts.length > 0 && parts.every(isJsxOrExpression)
    if (!parent || index === undefined || !areJsx) return
    parent.children.splice(index, 1, ...parts.map(asBlock))
    return index
  })
}

const isJsxOrExpression = ({ type }: PhrasingContent): boolean =>
  type === "mdxJsxTextElement" || type === "mdxTextExpression"

function asBlock(node: PhrasingContent): RootContent {
  // The children stay phrasing content, as in MDX: JSX may hold either.
  if (node.type === "mdxJsxTextElement") return Object.assign(node, { type: "mdxJsxFlowElement" })
  if (node.type === "mdxTextExpression") return Object.assign(node, { type: "mdxFlowExpression" })
  return node
}
