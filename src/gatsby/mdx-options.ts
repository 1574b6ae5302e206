import type { Root } from "hast"
import { visit } from "unist-util-visit"
import { remarkAlerts } from "../content/article/alerts"
import { remarkRehypeOptions } from "../content/article/elements"
import { remarkEmoji } from "../content/article/emoji-names"
import { ownParser } from "../content/article/parse"
import { rehypeArticle } from "../content/article/steps"
import { pathPrefix } from "./path-prefix"

/**
 * `mdxOptions` of gatsby-plugin-mdx for articles of kind `module` (D1): the compiler's own
 * parser and transforms on @mdx-js/mdx 2.
 */
export const mdxOptions = {
  remarkPlugins: [ownParser, remarkAlerts, remarkEmoji],
  // Before the elements that an article writes as tags are links too: those have no prefix yet.
  rehypePlugins: [rehypePlainAddresses, rehypeArticle],
  remarkRehypeOptions,
}

/**
 * gatsby-plugin-mdx puts the path prefix before the addresses of Markdown links, and the component that
 * renders links does it too (`components/page-link`): takes it away again.
 */
function rehypePlainAddresses() {
  const prefix = pathPrefix(process.cwd())
  return (tree: Root): void => {
    if (prefix === "") return
    visit(tree, { type: "element", tagName: "a" }, ({ properties }) => {
      const { href } = properties
      if (typeof href === "string" && href.startsWith(`${prefix}/`))
        properties.href = href.slice(prefix.length)
    })
  }
}
