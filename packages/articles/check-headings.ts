import { type ArticleProblem, partProblem, shortJson } from "@site/problems"
import type { Root } from "hast"
import { messages } from "./messages"
import { isElement, placeOf, textOf } from "./nodes"
import type { FoundHeading } from "./references"
import { visit } from "./visit"

/** The page's title is its only h1, and levels are not skipped: readers of the outline get lost. */
export function checkHeadings(headings: readonly FoundHeading[]): ArticleProblem[] {
  const wording = messages.article
  return headings.flatMap(({ depth, text, line, column }, index): ArticleProblem[] => {
    const previous = headings[index - 1]?.depth ?? 1
    const received = `h${depth} ${shortJson(text)}`
    if (depth === 1) {
      const fault = { expected: wording.noTitle, received, hint: wording.firstLevel }
      return [partProblem({ line, column }, "heading", fault)]
    }
    if (depth <= previous + 1) return []
    const expected = wording.level(previous)
    return [partProblem({ line, column }, "heading", { severity: "warning", expected, received })]
  })
}

/** Words of a link without meaning outside its sentence (RGAA 6.1.1). */
const EMPTY_WORDS =
  /^(?:(?:cliquez|cliquer|voir|lire|c[’']est|click) )?(?:ici|là|here)$|^(?:lire|voir|en savoir) (?:la suite|plus)$|^read more$/i

/** Reports links whose words do not name their target, because screen readers list them without their sentences. */
export function checkLinkWords(tree: Root): ArticleProblem[] {
  const problems: ArticleProblem[] = []
  visit(tree, link => {
    if (!isElement(link, "a")) return
    const words = textOf(link).trim()
    if (link.children.length > 0 && !EMPTY_WORDS.test(words)) return
    const { linkWords: expected } = messages.article
    const fault = { severity: "warning", expected, received: shortJson(words) } as const
    problems.push(partProblem(placeOf(link), "link", fault))
  })
  return problems
}
