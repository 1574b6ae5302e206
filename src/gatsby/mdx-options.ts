import remarkGfm from "remark-gfm-3"
import { visiting } from "../content/article/es-modules"
import type { Root } from "../content/article/nodes"
import { rehypePlugins, remarkRehypeOptions } from "../content/rehype-plugins"
import { pathPrefix } from "./path-prefix"

/**
 * `mdxOptions` of gatsby-plugin-mdx for articles of kind `module` (D1): the compiler's own
 * transforms on @mdx-js/mdx 2, whose GitHub extensions are remark-gfm 3.
 *
 * A static import, although the package is an ES module: Gatsby compiles its configuration to CommonJS and
 * turns `import()` into a plain `require` without a promise, so `import().then` fails there, silently, and
 * leaves a site without plugins. Node 20.19 and later can require ES modules (`engines`).
 */
export const mdxOptions = {
  remarkPlugins: [remarkGfm],
  // Before the elements that an article writes as tags are links too: those had no prefix put before them.
  rehypePlugins: [rehypePlainAddresses, ...rehypePlugins],
  remarkRehypeOptions,
}

/**
 * gatsby-plugin-mdx puts the path prefix before the addresses of Markdown links, and the component that
 * renders links does it for both routes (`mdx/site-link`): takes it away again.
 */
function rehypePlainAddresses() {
  const prefix = pathPrefix(process.cwd())
  return async (tree: Root): Promise<void> => {
    if (prefix === "") return
    const { visit } = await visiting()
    visit(tree, { type: "element", tagName: "a" }, ({ properties }) => {
      const { href } = properties
      if (typeof href === "string" && href.startsWith(`${prefix}/`))
        properties.href = href.slice(prefix.length)
    })
  }
}
