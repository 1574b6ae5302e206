import type { Nodes as HtmlNodes, Root as HtmlRoot } from "hast"
import { raw } from "hast-util-raw"
import type { Nodes, Root } from "mdast"
import remarkRehype from "remark-rehype"
import { unified } from "unified"
import { element } from "./nodes"
import type { Format } from "./read-article"
import { visit } from "./visit"
import type { Translate } from "./words"

/** MDX's own nodes, which stay in place. */
const passThrough: Nodes["type"][] = [
  "mdxFlowExpression",
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
  "mdxTextExpression",
  "mdxjsEsm",
]

/** A sign and no emoji, which phones would make of it. */
const BACK = "↩\uFE0E"

/** Turns a tree of Markdown into one of HTML; of `.md` files, with the tags that the author wrote. */
export function bridge(tree: Root, format: Format, t: Translate): HtmlRoot {
  visit(tree, node => {
    if (node.type !== "code") return
    node.lang = node.lang?.toLowerCase()
    // As an attribute, the rest of a fence's line survives the second parser.
    if (node.meta) node.data = { hProperties: { dataMeta: node.meta } }
  })
  return unified()
    .use(remarkRehype, {
      passThrough,
      allowDangerousHtml: format === "md",
      // Ids that no heading has.
      clobberPrefix: "note-",
      footnoteLabel: t("note.title"),
      // The heading shows, so it does not carry the default `sr-only`.
      footnoteLabelProperties: {},
      footnoteBackLabel: (note, reference) =>
        t(reference > 1 ? "note.back.again" : "note.back", { number: note + 1, reference }),
      footnoteBackContent: (_, reference) => [
        { type: "text", value: BACK },
        ...(reference > 1 ? [element("sup", {}, [`${reference}`])] : []),
      ],
    })
    .use(
      () =>
        (html: HtmlRoot, file): HtmlRoot =>
          format === "md" ? withoutComments(raw(html, { file })) : html,
    )
    .runSync(tree)
}

/** Removes comments, and what browsers read as such, so that no form of the article publishes them. */
function withoutComments(tree: HtmlNodes): HtmlRoot {
  visit(tree, (node, index, parent) => {
    if (node.type !== "comment") return undefined
    parent?.children.splice(index, 1)
    return index
  })
  return rootOf(tree)
}

/** The elements of a text in HTML, SVG or MathML. */
export const elementsIn = (value: string): HtmlRoot["children"] =>
  rootOf(raw({ type: "root", children: [{ type: "raw", value }] })).children

/** A root becomes a root. */
const rootOf = (tree: HtmlNodes): HtmlRoot =>
  tree.type === "root" ? tree : { type: "root", children: [] }
