import type { Root as MarkdownRoot } from "mdast"
import { relativeFile } from "../../content-model/fields"
import { shortJson } from "../content-problem"
import type { ArticleReference } from "../content-types"
import { type ArticleProblem, isUnsafeAddress, placeOf } from "./article-problems"
import type { UnknownLanguage } from "./code-blocks"
import { visiting } from "./es-modules"
import type { FoundHeading } from "./heading-ids"

/** Markdown pictures need a text alternative; a decoration is written `<Figure alt="" … />`. */
export async function checkAlternatives(tree: MarkdownRoot): Promise<ArticleProblem[]> {
  const { visit } = await visiting()
  const problems: ArticleProblem[] = []
  visit(tree, node => {
    if ((node.type !== "image" && node.type !== "imageReference") || node.alt?.trim()) return
    problems.push({
      severity: "error",
      ...placeOf(node),
      field: "image",
      expected: "what the picture shows, between the square brackets",
      received: "nothing",
      hint: 'A picture that is only decoration is written <Figure src="./name.png" alt="" />.',
    })
  })
  return problems
}

/** The page's title is its only h1, and levels are not skipped: readers of the outline get lost. */
export function checkHeadings(headings: readonly FoundHeading[]): ArticleProblem[] {
  let above = 1
  return headings.flatMap(({ depth, text, line }): ArticleProblem[] => {
    const previous = above
    above = depth
    const found = { line, field: "heading", received: `h${depth} ${shortJson(text)}` }
    if (depth === 1) {
      const hint = "Write ## for the first level inside the article."
      return [{ severity: "error", ...found, expected: "h2 to h6: the title is the h1", hint }]
    }
    return depth > previous + 1
      ? [
          {
            severity: "warning",
            ...found,
            expected: `h${previous + 1} or higher after h${previous}`,
          },
        ]
      : []
  })
}

/** Pictures lie beside the article: others would not be resized, and the page's policy blocks other sites. */
export function checkImageAddresses(images: readonly ArticleReference[]): ArticleProblem[] {
  return images.flatMap(({ target, line, column }): ArticleProblem[] => {
    if (relativeFile.safeParse(target).success) return []
    return [
      {
        severity: "error",
        line,
        column,
        field: "image",
        expected: "a file beside this one, written ./name.ext",
        received: shortJson(target),
      },
    ]
  })
}

export function checkLinkAddresses(links: readonly ArticleReference[]): ArticleProblem[] {
  return links.flatMap(({ target, line, column }): ArticleProblem[] =>
    isUnsafeAddress(target)
      ? [
          {
            severity: "error",
            line,
            column,
            field: "link",
            expected: "an address that runs no code",
            received: shortJson(target),
          },
        ]
      : [],
  )
}

export function languageWarnings(unknown: readonly UnknownLanguage[]): ArticleProblem[] {
  return unknown.map(({ lang, line }) => ({
    severity: "warning",
    line,
    field: "code",
    expected: "a language that shiki knows",
    received: shortJson(lang),
    hint: "The code is shown without colours.",
  }))
}
