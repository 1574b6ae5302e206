import remarkGfm from "remark-gfm-3"
import { rehypePlugins, remarkRehypeOptions } from "./content/rehype-plugins"

/**
 * `mdxOptions` of gatsby-plugin-mdx for articles of kind `module` (DESIGN.md, D1): the compiler's own
 * transforms on @mdx-js/mdx 2, whose GitHub extensions are remark-gfm 3.
 *
 * A static import, although the package is an ES module: Gatsby compiles its configuration to CommonJS and
 * turns `import()` into a plain `require` without a promise, so `import().then` fails there, silently, and
 * leaves a site without plugins. Node 20.19 and later can require ES modules (`engines`).
 */
export const mdxOptions = { remarkPlugins: [remarkGfm], rehypePlugins, remarkRehypeOptions }
