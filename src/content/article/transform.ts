import type { Root } from "hast"
import { type Translate, translator } from "../../i18n/translate"
import { textOfFile } from "../interface-texts"
import { setCodeBlocks } from "./code-blocks"
import { setCorrections } from "./corrections"
import { adoptLiterals, dropBlockWhitespace, setMarkdownExtras } from "./elements"
import { setEmbeds } from "./embeds"
import { setMath } from "./math"
import { setMedia } from "./media"
import { setNotesAside } from "./notes-aside"
import { setPictures } from "./pictures"
import { collectAnchors, collectHeadings, collectLinks, setHeadingIds } from "./references"
import { repeatSidenotes } from "./sidenotes"
import { typesetTree } from "./typeset-tree"

/**
 * The transforms of an article in their order, and what they find. Code comes last, so that no other
 * transform walks its many small nodes.
 */
export async function transform(html: Root, typography: boolean, t: Translate) {
  adoptLiterals(html)
  setCorrections(html, t)
  const pictures = setPictures(html)
  const { embeds, posters } = setEmbeds(html, t)
  const { files, uncaptioned } = setMedia(html, t)
  const images = [...pictures, ...files, ...posters]
  setHeadingIds(html)
  if (typography) typesetTree(html)
  const headings = collectHeadings(html)
  setMarkdownExtras(html, t)
  dropBlockWhitespace(html)
  const links = collectLinks(html)
  const anchors = collectAnchors(html)
  setNotesAside(html)
  repeatSidenotes(html)
  const problems = [...setMath(html), ...(await setCodeBlocks(html, typography, t))]
  return { images, uncaptioned, embeds, headings, links, anchors, problems }
}

/**
 * The same transforms as a rehype plugin for gatsby-plugin-mdx (@mdx-js/mdx 2), which compiles the articles
 * of kind `module`: both routes give the same components (D1).
 */
export function rehypeArticle() {
  return async (html: Root, { path }: { path?: string }): Promise<void> => {
    const { typography, texts } =
      path === undefined ? { typography: true, texts: {} } : await textOfFile(process.cwd(), path)
    await transform(html, typography, translator(texts))
  }
}
