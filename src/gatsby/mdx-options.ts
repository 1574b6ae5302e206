import type { Root } from "hast"
import remarkGfm from "remark-gfm-3"
import { visit } from "unist-util-visit"
import { remarkAlerts } from "../content/article/alerts"
import { remarkRehypeOptions } from "../content/article/elements"
import { remarkEmoji } from "../content/article/emoji-names"
import { remarkMath } from "../content/article/math-syntax"
import { rehypeArticle } from "../content/article/transform"
import { pathPrefix } from "./path-prefix"

/**
 * `mdxOptions` of gatsby-plugin-mdx for articles of kind `module` (D1): the compiler's own
 * transforms on @mdx-js/mdx 2, whose GitHub extensions are remark-gfm 3.
 */
export const mdxOptions = {
  remarkPlugins: [remarkGfm, remarkMath, remarkAlerts, remarkEmoji],
  // Before the elements that an article writes as tags are links too: those have no prefix yet.
  rehypePlugins: [rehypePlainAddresses, rehypeArticle],
  remarkRehypeOptions,
}

/**
 * gatsby-plugin-mdx puts the path prefix before the addresses of Markdown links, and the component that
 * renders links does it for both routes (`mdx/site-link`): takes it away again.
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
