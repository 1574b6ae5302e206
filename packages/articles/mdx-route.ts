import type { Root as HtmlRoot } from "hast"
import type { Root } from "mdast"
import { takeSealed } from "./article-content"
import { bridge } from "./bridge"
import type { Manner } from "./draft"
import { parseText } from "./read-article"
import { runSteps } from "./steps"
import { translator } from "./words"

interface File {
  path?: string
  data: { article?: HtmlRoot }
}

/**
 * Options of @mdx-js/mdx 2, with which gatsby-plugin-mdx compiles the articles that import a component of their own: this
 * package's parser, bridge and steps (D1). Its own bridge runs between the two plugins, and its result is not used.
 * @param mannerOf how the text of a file is written
 */
export const mdxRoute = (mannerOf: (path: string | undefined) => Manner) => ({
  remarkPlugins: [
    ownParser,
    () =>
      async (tree: Root, { path, data }: File) => {
        const manner = mannerOf(path)
        const html = bridge(tree, "mdx", translator(manner.texts))
        const { tree: article } = await runSteps(html, manner)
        takeSealed(article)
        data.article = article
      },
  ],
  rehypePlugins: [
    () =>
      (_: HtmlRoot, { data }: File) =>
        data.article,
  ],
})

function ownParser(this: object): void {
  Object.assign(this, { Parser: (text: string) => parseText(text, "mdx") })
}
