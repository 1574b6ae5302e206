import type { Root as HtmlRoot } from "hast"
import type { Nodes } from "mdast"
import rehypeRaw from "rehype-raw"
import remarkRehype from "remark-rehype"
import { unified } from "unified"
import { visit } from "unist-util-visit"
import { remarkRehypeOptions } from "./elements"
import type { Format } from "./parse"

const passThrough: Nodes["type"][] = [
  "mdxFlowExpression",
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
  "mdxTextExpression",
  "mdxjsEsm",
]

/** Turns MDX's tree into HTML's, JSX left in place. */
const mdx = unified()
  .use(remarkRehype, { ...remarkRehypeOptions, passThrough })
  .freeze()

/** The same of `.md` files, with the tags that the author wrote. Callouts that were alerts pass. */
const md = unified()
  .use(remarkRehype, { ...remarkRehypeOptions, passThrough, allowDangerousHtml: true })
  .use(writeMeta)
  .use(rehypeRaw, { passThrough })
  .use(readMeta)
  .freeze()

export const bridgeOf = (format: Format) => (format === "md" ? md : mdx)

/** The rest of a fence's line is no attribute, and rehype-raw forgets it. */
function writeMeta() {
  return (tree: HtmlRoot) =>
    visit(tree, { type: "element", tagName: "code" }, ({ data, properties }) => {
      if (data?.meta) properties.dataMeta = data.meta
    })
}

function readMeta() {
  return (tree: HtmlRoot) =>
    visit(tree, { type: "element", tagName: "code" }, node => {
      const { dataMeta, ...properties } = node.properties
      if (typeof dataMeta === "string")
        Object.assign(node, { properties, data: { meta: dataMeta } })
    })
}
