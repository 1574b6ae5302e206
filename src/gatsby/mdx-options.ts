import { mdxRoute } from "@site/articles"
import { mannerOfFile } from "../content/read-article-file"

/** `mdxOptions` of gatsby-plugin-mdx for articles of kind `module` (D1). */
export const mdxOptions = mdxRoute(path => mannerOfFile(process.cwd(), path))
