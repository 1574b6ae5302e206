import { mdxRoute } from "@site/articles"
import { textOfFile } from "../content/interface-texts"

/** `mdxOptions` of gatsby-plugin-mdx for articles of kind `module` (D1). */
export const mdxOptions = mdxRoute(path => textOfFile(process.cwd(), path))
