import { type ArticleProblem, hasErrors, limitProblems, report } from "@site/problems"
import { toHtml } from "hast-util-to-html"
import { z } from "zod"
import { checkFinished } from "./allow"
import { readCode } from "./article-code"
import { contentOf, takeSealed } from "./article-content"
import { bridge } from "./bridge"
import { checkSlips } from "./check-slips"
import { checkTags } from "./check-tags"
import type { Manner } from "./draft"
import { checkSigns } from "./hidden-signs"
import { type Format, readArticle } from "./read-article"
import { articleHeading, articleReference } from "./references"
import { runSteps } from "./steps"
import { translator } from "./words"

/** Facts of an article besides its text. What is described is in GraphQL too. */
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
  /** Sites that the article embeds. */
  embeds: z.array(articleReference),
  /** Modules that the article brings. */
  imports: z.array(articleReference),
  /** Every link, as often as it is written. */
  links: z.array(articleReference),
  /** Its first words, which may be the description again. */
  opening: z.string(),
  words: z.int().describe("Number of words of the text."),
})

/** More words than a description has. */
const LONGEST_OPENING = 100

type ArticleSummary = z.infer<typeof articleSummary>

/**
 * Compiles an article to HTML (D1). Takes the text with its front matter blanked (`splitFrontMatter`), so that lines are
 * those of the file. Reads no other file: what the article refers to is checked by the caller. Never throws for bad
 * text; all problems come back at once. The content is one part, of a module article what its page completes, and
 * nothing of one with errors; `plain` is the text for feeds.
 */
export async function compileArticle(body: string, format: Format, manner: Manner) {
  const read = readArticle(body, format)
  const markdown = read.tree ?? { type: "root", children: [] }
  const signs = checkSigns(body)
  const problems = [
    ...signs,
    ...(read.problem ? [read.problem] : []),
    ...checkSlips(markdown, body),
  ]
  // From here on there is one tree for both formats.
  const html = bridge(markdown, format, translator(manner.texts))
  const code = readCode(html)
  problems.push(...code.problems, ...checkTags(html, code.known))
  const { tree, headings, anchors, words, plain, ...draft } = await runSteps(html, manner)
  // A sign of the text is known with its column.
  const isKnown = ({ expected }: ArticleProblem) =>
    signs.length > 0 && expected === report.hiddenSign
  problems.push(...draft.problems.filter(problem => !isKnown(problem)))
  // Output of the steps. An article with errors is not shown.
  if (!hasErrors(problems)) problems.push(...checkFinished(tree), ...checkFinished(plain))
  const { images, uncaptioned, embeds, links } = draft
  const summary: ArticleSummary = {
    kind: code.kind,
    headings: headings.map(({ line, column, ...heading }) => heading),
    // A module may make anchors at run time.
    anchors: read.tree && code.kind === "data" ? anchors : null,
    images,
    uncaptioned,
    embeds,
    imports: code.imports,
    links,
    opening: words.slice(0, LONGEST_OPENING).join(" "),
    words: words.length,
  }
  const isShown = !hasErrors(problems)
  const content = () => (code.kind === "data" ? [contentOf(tree)] : takeSealed(tree))
  return {
    summary,
    problems: limitProblems(problems),
    content: isShown ? content() : [],
    plain: isShown ? toHtml(plain) : "",
  }
}
