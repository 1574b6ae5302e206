import type { Root as HtmlRoot } from "hast"
import type { Root } from "mdast"
import { setAlerts } from "./alerts"
import { remarkRehypeOptions } from "./elements"
import { setEmoji } from "./emoji-names"
import { parseText } from "./parse"
import { type Manner, runSteps } from "./steps"
import { translator } from "./words"

interface File {
  path?: string
}

/**
 * Options of @mdx-js/mdx 2, with which gatsby-plugin-mdx compiles the articles that import a component of their own: this
 * package's parser, and the same steps (D1).
 * @param mannerOf how the text of a file is written
 */
export const mdxRoute = (mannerOf: (path: string | undefined) => Promise<Manner>) => ({
  remarkPlugins: [
    ownParser,
    () =>
      async (tree: Root, { path }: File) => {
        const { texts } = await mannerOf(path)
        setAlerts(tree, translator(texts))
      },
    () => setEmoji,
  ],
  rehypePlugins: [
    () =>
      async (tree: HtmlRoot, { path }: File) => {
        await runSteps(tree, await mannerOf(path))
      },
  ],
  remarkRehypeOptions,
})

function ownParser(this: object): void {
  Object.assign(this, { Parser: (text: string) => parseText(text, "mdx") })
}
