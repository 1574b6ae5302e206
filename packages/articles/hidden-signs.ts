import { type ArticleProblem, HIDDEN_SIGN, partProblem, report, shortJson } from "@site/problems"
import type { Root } from "hast"
import { placeOf } from "./nodes"
import { visit } from "./visit"

/** Reports texts and attributes with an invisible character that is written otherwise: `&#x202E;`, `{"\\u202E"}`. */
export function checkShownSigns(tree: Root): ArticleProblem[] {
  const problems: ArticleProblem[] = []
  visit(tree, (node, _index, parent) => {
    const texts =
      "value" in node ? [node.value] : "properties" in node ? Object.values(node.properties) : []
    const found = texts.find(text => typeof text === "string" && HIDDEN_SIGN.test(text))
    if (typeof found !== "string") return
    const at = placeOf(node.position || !parent ? node : parent)
    const received = shortJson(found.slice(found.search(HIDDEN_SIGN)))
    problems.push(partProblem(at, "article", { expected: report.hiddenSign, received }))
  })
  return problems
}

/** Reports the first invisible character of each line. */
export const checkSigns = (body: string): ArticleProblem[] =>
  body.split("\n").flatMap((line, index) => {
    const at = line.search(HIDDEN_SIGN)
    if (at < 0) return []
    const fault = { expected: report.hiddenSign, received: shortJson(line.slice(at)) }
    return [partProblem({ line: index + 1, column: at + 1 }, "article", fault)]
  })
