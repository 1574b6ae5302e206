import type { Nodes } from "mdast"
import remarkRehype from "remark-rehype"
import { unified } from "unified"
import { z } from "zod"
import type { ArticleTree } from "../content-model/article-tree"
import { type Texts, translator } from "../i18n/translate"
import { setAlerts } from "./article/alerts"
import { readCode } from "./article/article-code"
import { checkHeadings, checkLinkWords, checkSigns, checkTags } from "./article/check-article"
import { checkNotes, checkSlips } from "./article/check-slips"
import { remarkRehypeOptions } from "./article/elements"
import { setEmoji } from "./article/emoji-names"
import { removeHidden } from "./article/hidden-text"
import { markdownBridge as bridgeOfMarkdown, checkElements } from "./article/markdown"
import type { Format } from "./article/parse"
import { NO_TEXT, plainArticle } from "./article/plain-article"
import { readArticle, syntaxFault } from "./article/read-article"
import { articleHeading, articleReference, wordsOf } from "./article/references"
import { toArticleTree } from "./article/to-article-tree"
import { transform } from "./article/transform"
import { stylesOf } from "./check-styles"
import { hasErrors, limitProblems } from "./content-problem"
import { elementsOf } from "./page-weight"
import { term, termsOf } from "./terms"

const MDX_NODES: Nodes["type"][] = [
  "mdxFlowExpression",
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
  "mdxTextExpression",
  "mdxjsEsm",
]

/** Turns Markdown's tree into HTML's, JSX left in place. */
const bridge = unified()
  .use(remarkRehype, { ...remarkRehypeOptions, passThrough: MDX_NODES })
  .freeze()

/** The same for `.md` files. */
const markdownBridge = bridgeOfMarkdown(MDX_NODES)

/** What the site knows of an article without its text. What is described is in GraphQL too. */
export const articleSummary = z.object({
  kind: z
    .enum(["data", "module"])
    .describe(
      "data: the text is in content. module: it has imports or expressions and takes MDX's own route.",
    ),
  headings: z
    .array(articleHeading)
    .describe("Headings in the order of the text, for a table of contents."),
  /** Every id of the article: headings, notes, and ids the author wrote. `null` when they cannot be known. */
  anchors: z.array(z.string()).nullable(),
  /** Every picture and every file of a film or a sound, as often as it shows. */
  images: z.array(articleReference),
  /** Films without captions, as far as they may be heard. */
  uncaptioned: z.array(articleReference),
  /** What the article shows of other sites. */
  embeds: z.array(articleReference),
  /** Every link, as often as it is written. */
  links: z.array(articleReference),
  imports: z.array(articleReference),
  /** Its first words, which may be the description again. */
  opening: z.string(),
  words: z.int().describe("Number of words of the text."),
  /** Number of elements of the rendered article; 0 for a module. */
  elements: z.int(),
  /** See `check-styles`. */
  styles: z.array(z.string()),
  /** What the text says most often, for related posts. */
  terms: z.array(term),
})

/** More words than a description has. */
const LONGEST_OPENING = 100

type ArticleSummary = z.infer<typeof articleSummary>

/**
 * Compiles an article to data (D1). Takes the text with its front matter blanked
 * (`splitFrontMatter`), so that lines are those of the file. Reads no other file: what the article
 * refers to is checked by the caller. Never throws for bad text; all problems come back at once. The tree of a
 * module article, and of one with errors, is empty; `plain` is its text for feeds. `typography`: whether its texts are
 * set as the French do. `texts`: what is written into it, where not the site's own.
 */
export async function compileArticle(
  body: string,
  typography = true,
  format: Format = "mdx",
  texts: Texts = {},
) {
  const t = translator(texts)
  const isMarkdown = format === "md"
  const read = readArticle(body, format)
  const markdown = read.tree ?? { type: "root", children: [] }
  const code = readCode(markdown)
  const alerts = setAlerts(markdown, t)
  const problems = [
    ...checkSigns(body),
    ...read.problems,
    ...code.problems,
    ...alerts,
    ...checkNotes(markdown, body),
    ...checkSlips(markdown, body),
    ...checkTags(markdown, code.declared),
    ...removeHidden(markdown),
  ]
  setEmoji(markdown)
  const html = (isMarkdown ? markdownBridge : bridge).runSync(markdown)
  if (isMarkdown) problems.push(...checkElements(html))
  const { headings, anchors, problems: faults, ...shown } = await transform(html, typography, t)
  const words = wordsOf(html)
  problems.push(...checkHeadings(headings), ...checkLinkWords(html), ...faults)
  let tree: ArticleTree = []
  if (code.kind === "data" && !hasErrors(problems)) {
    try {
      tree = toArticleTree(html)
    } catch (error) {
      problems.push(syntaxFault(error, body))
    }
  }
  return {
    summary: {
      kind: code.kind,
      headings: headings.map(({ line, column, ...heading }) => heading),
      // A module may make anchors at run time.
      anchors: read.tree && code.kind === "data" ? anchors : null,
      ...shown,
      imports: code.imports,
      opening: words.slice(0, LONGEST_OPENING).join(" "),
      words: words.length,
      elements: elementsOf(tree),
      styles: stylesOf(tree),
      terms: termsOf(words),
    } satisfies ArticleSummary,
    problems: limitProblems(problems),
    tree,
    plain: hasErrors(problems) ? NO_TEXT : plainArticle(markdown, body, typography, t),
  }
}
