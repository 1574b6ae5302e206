import type { Root as MarkdownRoot, Nodes } from "mdast"
import type { Root } from "./nodes"

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

export interface MarkdownEngine {
  /** Reads MDX with GitHub's extensions. Throws a `VFileMessage` for text that is not MDX. */
  parse: (text: string) => MarkdownRoot
  /** Turns Markdown's tree into HTML's, JSX left in place. */
  toHtmlTree: (tree: MarkdownRoot) => Promise<Root>
}

let engine: Promise<MarkdownEngine> | undefined

/** The Markdown chain, made once per process. Its packages are ESM only: Gatsby's files cannot import them. */
export function markdownEngine(): Promise<MarkdownEngine> {
  engine ??= createEngine()
  return engine
}

async function createEngine(): Promise<MarkdownEngine> {
  const [{ unified }, parse, gfm, mdx, rehype] = await Promise.all([
    import("unified"),
    import("remark-parse"),
    import("remark-gfm"),
    import("remark-mdx"),
    import("remark-rehype"),
  ])
  const parser = unified().use(parse.default).use(gfm.default).use(mdx.default).freeze()
  const bridge = unified()
    .use(rehype.default, { ...remarkRehypeOptions, passThrough: MDX_NODES })
    .freeze()
  return { parse: text => parser.parse(text), toHtmlTree: tree => bridge.run(tree) }
}
