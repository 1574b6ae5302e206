import type { ArticleTree } from "../content-model/article-tree"
import { adoptRawElements } from "./article/adopt-raw-elements"
import { setImages } from "./article/article-images"
import { articleKind } from "./article/article-kind"
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
import { markdownEngine } from "./article/markdown-engine"
import { setMarkdownExtras } from "./article/markdown-extras"
import type { Root } from "./article/nodes"
import { syntaxProblem } from "./article/syntax-problem"
import { toArticleTree } from "./article/to-article-tree"
import { settleExpressions, unravelJsx } from "./article/unravel-jsx"
import type { ArticleReference, ArticleSummary } from "./content-types"

export interface CompiledArticle {
  summary: ArticleSummary
  problems: ArticleProblem[]
  /** Empty for a module article, and for one that could not be read. */
  tree: ArticleTree
}

const NOTHING: ArticleSummary = {
  kind: "data",
  headings: [],
  anchors: [],
  images: [],
  links: [],
  words: 0,
}

/**
 * Compiles an article to data (DESIGN.md, D1). Takes the text with its front matter blanked
 * (`splitFrontMatter`), so that lines are those of the file. Reads no other file: what the article
 * refers to is checked by the caller. Never throws for bad text; all problems come back at once.
 */
export async function compileArticle(body: string): Promise<CompiledArticle> {
  try {
    return await compile(body)
  } catch (error) {
    return { summary: NOTHING, problems: [syntaxProblem(error, body)], tree: [] }
  }
}

async function compile(body: string): Promise<CompiledArticle> {
  const engine = await markdownEngine()
  const markdown = engine.parse(body)
  const article = await articleKind(markdown)
  const problems = [...(await checkJsx(markdown, article)), ...(await checkAlternatives(markdown))]
  await unravelJsx(markdown)
  if (article.kind === "data") await settleExpressions(markdown)
  const html = await engine.toHtmlTree(markdown)
  const found = await transform(html)
  problems.push(
    ...checkHeadings(found.headings),
    ...checkImageAddresses(found.images),
    ...checkLinkAddresses(found.links),
    ...languageWarnings(found.unknownLanguages),
  )
  const isReadable = article.kind === "data" && !problems.some(one => one.severity === "error")
  return {
    summary: {
      kind: article.kind,
      headings: found.headings.map(({ depth, id, text }) => ({ depth, id, text })),
      anchors: found.anchors,
      images: eachOnce(found.images),
      links: found.links,
      words: countWords(html),
    },
    problems,
    tree: isReadable ? await toArticleTree(html) : [],
  }
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
