import { type ArticleProblem, didYouMean, partProblem, report } from "@site/problems"
import type { Blockquote, Nodes, Paragraph, Root } from "mdast"
import { placeOf } from "./nodes"
import { visit } from "./visit"
import type { Translate } from "./words"

/** GitHub's five kinds, as callouts: https://docs.github.com (“Alerts”). */
const ALERTS: Readonly<Record<string, { kind: string; title?: Parameters<Translate>[0] }>> = {
  NOTE: { kind: "note" },
  TIP: { kind: "tip" },
  IMPORTANT: { kind: "note", title: "callout.important" },
  WARNING: { kind: "warning" },
  CAUTION: { kind: "warning", title: "callout.caution" },
}

const MARK = /^\[!([A-Za-z]+)\][ \t]*(?:\n|$)/

/**
 * Turns quotations that begin with `[!NOTE]` and the like into callouts. Takes the tree of Markdown; returns the marks
 * that are none of GitHub's, whose quotations stay.
 */
export function setAlerts(tree: Root, t: Translate): ArticleProblem[] {
  const problems: ArticleProblem[] = []
  visit(tree, (quote, index, parent) => {
    const found = quote.type === "blockquote" && markOf(quote)
    if (!found || !parent) return
    const { name, rest } = found
    const alert = ALERTS[name.toUpperCase()]
    if (!alert) {
      problems.push(unknownAlert(quote, name))
      return
    }
    const attributes = [attribute("kind", alert.kind)]
    if (alert.title) attributes.push(attribute("title", t(alert.title)))
    const { position } = quote
    parent.children[index] = {
      type: "mdxJsxFlowElement",
      name: "Callout",
      attributes,
      children: rest,
      position,
    }
    return index
  })
  return problems
}

const attribute = (name: string, value: string) => ({
  type: "mdxJsxAttribute" as const,
  name,
  value,
})

function markOf({ children: [first, ...blocks] }: Blockquote) {
  if (first?.type !== "paragraph") return undefined
  const [text, ...others] = first.children
  if (text?.type !== "text") return undefined
  const [mark, name] = MARK.exec(text.value) ?? []
  if (mark === undefined || name === undefined) return undefined
  const value = text.value.slice(mark.length)
  const words = value ? [{ ...text, value }, ...others] : others
  const paragraph: Paragraph = { ...first, children: words }
  return { name, rest: words.length > 0 ? [paragraph, ...blocks] : blocks }
}

function unknownAlert(quote: Nodes, name: string): ArticleProblem {
  const names = Object.keys(ALERTS)
  return partProblem(placeOf(quote), "quotation", {
    severity: "warning",
    expected: report.oneOf(names.map(known => `[!${known}]`)),
    received: `[!${name}]`,
    hint: didYouMean(name.toUpperCase(), names),
  })
}
