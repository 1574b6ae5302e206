import { adoptRawElements } from "./article/adopt-raw-elements"
import { setImages } from "./article/article-images"
import { dropBlockWhitespace } from "./article/block-whitespace"
import { setCodeBlocks } from "./article/code-blocks"
import { setHeadingIds } from "./article/heading-ids"
import { setMarkdownExtras } from "./article/markdown-extras"
import type { Root } from "./article/nodes"

export { remarkRehypeOptions } from "./article/read-mdx"

/**
 * The transforms of an article as rehype plugins for gatsby-plugin-mdx (@mdx-js/mdx 2), in the order
 * in which the compiler runs them: both routes give the same components (D1).
 */
export const rehypePlugins = [
  rehypeRawElements,
  rehypeImages,
  rehypeHeadingIds,
  rehypeMarkdownExtras,
  rehypeBlockWhitespace,
  rehypeCodeBlocks,
]

function rehypeRawElements() {
  return (tree: Root): Promise<void> => adoptRawElements(tree)
}

function rehypeImages() {
  return async (tree: Root): Promise<void> => {
    await setImages(tree)
  }
}

function rehypeHeadingIds() {
  return async (tree: Root): Promise<void> => {
    await setHeadingIds(tree)
  }
}

function rehypeCodeBlocks() {
  return async (tree: Root): Promise<void> => {
    await setCodeBlocks(tree)
  }
}

function rehypeMarkdownExtras() {
  return (tree: Root): Promise<void> => setMarkdownExtras(tree)
}

function rehypeBlockWhitespace() {
  return (tree: Root): Promise<void> => dropBlockWhitespace(tree)
}
