import { mdxRoute } from "@site/articles"
import type { Root } from "hast"
import { visit } from "unist-util-visit"
import { textOfFile } from "../content/interface-texts"
import { pathPrefix } from "./path-prefix"

const route = mdxRoute(path => textOfFile(process.cwd(), path))

/** `mdxOptions` of gatsby-plugin-mdx for articles of kind `module` (D1). */
export const mdxOptions = {
  ...route,
  // Before the elements that an article writes as tags are links too: those have no prefix yet.
  rehypePlugins: [rehypePlainAddresses, ...route.rehypePlugins],
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
