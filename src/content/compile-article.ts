import type { ArticleTree } from "../content-model/article-tree"
import { adoptRawElements } from "./article/adopt-raw-elements"
import { readCode } from "./article/article-code"
import { setImages } from "./article/article-images"
import type { ArticleProblem } from "./article/article-problems"
import { dropBlockWhitespace } from "./article/block-whitespace"
import { checkJsx } from "./article/check-jsx"
import {
  checkAlternatives,
  checkHeadings,
  checkImageAddresses,
  checkLinkAddresses,
  languageWarnings,
} from "./article/check-text"
import { setCodeBlocks } from "./article/code-blocks"
import { collectAnchors, collectLinks, countWords } from "./article/collect-references"
import { setHeadingIds } from "./article/heading-ids"
import { setMarkdownExtras } from "./article/markdown-extras"
import type { Root } from "./article/nodes"
import { readMdx, toHtmlTree } from "./article/read-mdx"
import { syntaxFault } from "./article/syntax-fault"
import { toArticleTree } from "./article/to-article-tree"
import { settleExpressions, unravelJsx } from "./article/unravel-jsx"
import type { ArticleReference, ArticleSummary } from "./content-types"

export interface CompiledArticle {
  summary: ArticleSummary
  problems: ArticleProblem[]
  /** Empty for a module article, and for one that could not be read. */
  tree: ArticleTree
}

/**
 * Compiles an article to data (D1). Takes the text with its front matter blanked
 * (`splitFrontMatter`), so that lines are those of the file. Reads no other file: what the article
 * refers to is checked by the caller. Never throws for bad text; all problems come back at once.
 */
export async function compileArticle(body: string): Promise<CompiledArticle> {
  const read = readMdx(body)
  if ("problems" in read) return { summary: UNREADABLE, problems: read.problems, tree: [] }
  const markdown = read.tree
  const code = readCode(markdown)
  const problems = [
    ...code.problems,
    ...(await checkJsx(markdown, code.declared)),
    ...(await checkAlternatives(markdown)),
  ]
  await unravelJsx(markdown)
  if (code.kind === "data") await settleExpressions(markdown)
  const html = toHtmlTree(markdown)
  const found = await transform(html)
  problems.push(
    ...checkHeadings(found.headings),
    ...checkImageAddresses(found.images),
    ...checkLinkAddresses(found.links),
    ...languageWarnings(found.unknownLanguages),
  )
  let tree: ArticleTree = []
  if (code.kind === "data" && !problems.some(one => one.severity === "error")) {
    try {
      tree = await toArticleTree(html)
    } catch (error) {
      problems.push(syntaxFault(error, body).problem)
    }
  }
  return {
    summary: {
      kind: code.kind,
      headings: found.headings.map(({ depth, id, text }) => ({ depth, id, text })),
      // A module may make anchors at run time.
      anchors: code.kind === "data" ? found.anchors : null,
      images: eachOnce(found.images),
      links: found.links,
      imports: code.imports,
      words: countWords(html),
    },
    problems,
    tree,
  }
}

const UNREADABLE: ArticleSummary = {
  kind: "data",
  headings: [],
  anchors: null,
  images: [],
  links: [],
  imports: [],
  words: 0,
}

/**
 * The transforms that `rehype-plugins` gives to the module route, in the same order, and what they find.
 * Code comes last: its many small nodes are walked by nothing else.
 */
async function transform(html: Root) {
  await adoptRawElements(html)
  const images = await setImages(html)
  const headings = await setHeadingIds(html)
  await setMarkdownExtras(html)
  await dropBlockWhitespace(html)
  const links = await collectLinks(html)
  const anchors = await collectAnchors(html)
  const unknownLanguages = await setCodeBlocks(html)
  return { images, headings, links, anchors, unknownLanguages }
}

function eachOnce(references: readonly ArticleReference[]): ArticleReference[] {
  return [...new Map(references.toReversed().map(one => [one.target, one])).values()].toReversed()
}
