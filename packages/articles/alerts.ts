import { type ArticleProblem, didYouMean, partProblem, report } from "@site/problems"
import type { Element } from "hast"
import type { Writer } from "./draft"
import { isBlankText, isElement, part, placeOf } from "./nodes"
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

/** Writes a quotation that begins with `[!NOTE]` and the like as a callout. One with another mark stays. */
export const alert: Writer = (quote, { t, problems }) => {
  const [first, ...blocks] = quote.children.filter(child => !isBlankText(child))
  if (!first || !isElement(first, "p")) return undefined
  const [text, ...others] = first.children
  const [mark, name] = (text?.type === "text" && MARK.exec(text.value)) || []
  if (text?.type !== "text" || mark === undefined || name === undefined) return undefined
  const found = ALERTS[name.toUpperCase()]
  if (!found) {
    problems.push(unknownAlert(quote, name))
    return undefined
  }
  const value = text.value.slice(mark.length)
  const words = value ? [{ ...text, value }, ...others] : others
  const { position } = quote
  return part(
    "Callout",
    { kind: found.kind, title: found.title && t(found.title) },
    { children: words.length > 0 ? [{ ...first, children: words }, ...blocks] : blocks, position },
  )
}

function unknownAlert(quote: Element, name: string): ArticleProblem {
  const names = Object.keys(ALERTS)
  return partProblem(placeOf(quote), "quotation", {
    severity: "warning",
    expected: report.oneOf(names.map(known => `[!${known}]`)),
    received: `[!${name}]`,
    hint: didYouMean(name.toUpperCase(), names),
  })
}
