import { type ArticleProblem, didYouMean, partProblem, report } from "@site/problems"
import type { Element } from "hast"
import type { Writer } from "./draft"
import { attr, element, isBlankText, isElement, part, placeOf, textOf } from "./nodes"
import type { Translate } from "./words"

/** Drawn in a field of 20 by 20: a pencil line, a tick, a triangle. */
const SIGNS = {
  note: "M4 16l1-4 9-9 3 3-9 9zM12 5l3 3",
  tip: "M3 11l5 5L17 4",
  warning: "M10 2.5L18.5 17h-17zM10 8v4M10 14.2v.6",
} as const

/** Words of a callout that the narrow margin has room for. */
const MOST_WORDS = 25

/** Kind of a callout; a note without one. */
export const calloutKind = (callout: Element): keyof typeof SIGNS => {
  const kind = attr(callout, "kind")
  return kind === "tip" || kind === "warning" ? kind : "note"
}

/** Writes `<Callout>` as a framed remark. A sign, and words for those who do not see it, mark its kind, not only colour. */
export const callout: Writer = (node, { t, manner: { lang } }) => {
  const kind = calloutKind(node)
  const name = t(`callout.${kind}`)
  const title = attr(node, "title")
  const hidden = element("span", { className: ["visually-hidden"], lang }, [`${name}. `])
  const head = element("p", { className: ["callout-title"], lang: title ? undefined : lang }, [
    signOf(kind),
    ...(title ? [hidden] : []),
    title || name,
  ])
  const properties = { className: ["box", "callout"], role: "note", ariaLabel: title || name }
  const said = [title, ...node.children.map(child => textOf(child))].join(" ").split(/\s+/)
  const isLong = said.filter(word => /\p{L}/u.test(word)).length > MOST_WORDS
  const dataLong = isLong ? "" : undefined
  return element("aside", { ...properties, dataKind: kind, dataLong }, [head, ...node.children])
}

const signOf = (kind: keyof typeof SIGNS): Element =>
  element(
    "svg",
    {
      viewBox: "0 0 20 20",
      width: "1rem",
      fill: "none",
      stroke: "currentColor",
      ariaHidden: "true",
    },
    [element("path", { strokeWidth: "2", strokeLineJoin: "round", d: SIGNS[kind] })],
  )

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
