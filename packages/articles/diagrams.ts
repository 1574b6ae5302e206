import { partProblem, problemAt, report, shortJson } from "@site/problems"
import type { Element } from "hast"
import {
  DIAGRAM_KINDS,
  type DiagramFault,
  loadRenderer,
  PADDING,
  readDiagram,
} from "./diagram-source"
import type { Draft } from "./draft"
import { frame } from "./frames"
import { typeset } from "./french-typography"
import { messages } from "./messages"
import { element, isElement, placeOf, textOf } from "./nodes"
import { svgShapes } from "./svg-shapes"
import { visit } from "./visit"
import type { Translate } from "./words"

/** Padding that the renderer always adds around a sequence. */
const SEQUENCE_PADDING = 30

/** Shown so much larger than it is drawn: its smallest letters, 11 px high, are then as tall as the site's. */
const SCALE = 15 / 11

/**
 * Draws a ```mermaid fence (D33). Its line has a text alternative (`alt="…"`), and may have a caption (`title="…"`).
 * Undefined, and problems, for what cannot be drawn.
 */
export async function diagram(pre: Element, code: Element, draft: Draft) {
  const { t, manner, problems } = draft
  const set = (words: string) => (manner.typography ? typeset(words) : words)
  const source = textOf(code)
  await loadRenderer()
  const [alt, title] = ["alt", "title"].map(name => fenceAttribute(code, name))
  const read = readDiagram(source)
  if (!alt) problems.push(missingAlt(pre))
  if ("reason" in read) problems.push(problemOf(read, pre, source))
  if (!alt || "reason" in read) return undefined
  draft.diagrams += 1
  const drawing = drawingOf(read.svg, `diagram-${draft.diagrams}`, set, t)
  Object.assign(drawing.properties, { role: "img", ariaLabel: set(alt) })
  const caption = title && set(title)
  return element("figure", { className: ["diagram"] }, [
    frame("diagram-frame", caption || t("diagram.label"), [drawing]),
    ...(caption ? [element("figcaption", {}, [caption])] : []),
  ])
}

/** A quoted attribute of a fence's line. */
export const fenceAttribute = ({ properties }: Element, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(`${properties.dataMeta}`)?.[1]?.trim() || undefined

function missingAlt(pre: Element) {
  const { missingAlt: expected, alt: hint } = messages.article.diagram
  const fault = { expected, received: report.nothing, hint }
  return problemAt(placeOf(pre), `${report.parts.diagram}.alt`, fault)
}

function problemOf({ reason, line }: DiagramFault, pre: Element, source: string) {
  const { diagram } = messages.article
  const at = { line: placeOf(pre).line + 1 + line }
  const received = shortJson(source.split("\n")[line]?.trim())
  const expected = reason === "kind" ? report.oneOf(DIAGRAM_KINDS) : diagram[reason]
  return partProblem(at, "diagram", { expected, received })
}

const LIFELINES = /<line class="lifeline"[^>]*>/g

/** The shapes of a drawing, with texts in the language of the page. */
function drawingOf(svg: string, name: string, set: (words: string) => string, t: Translate) {
  // Lines of participants are behind the names of blocks.
  const lifelines = svg.match(LIFELINES)?.join("") ?? ""
  const translated = svg
    .replaceAll(LIFELINES, "")
    .replace("</defs>", `</defs>${lifelines}`)
    .replaceAll("(no attributes)", t("diagram.no-attributes"))
  // With its styles in it, svgo computes those of each element, and keeps groups, ids and paths apart.
  const [drawing] = svgShapes(translated, name, [
    { name: "removeStyleElement" },
    { name: "removeAttrs", params: { attrs: ["style", "class", "*:data-.*:[^]*"] } },
    { name: "cleanupNumericValues", params: { floatPrecision: 1 } },
    { name: "convertPathData", params: { floatPrecision: 1 } },
  ])
  if (!drawing || !isElement(drawing)) throw new Error(`No drawing in ${svg}`)
  visit(drawing, node => {
    if (node.type === "text") node.value = set(node.value)
  })
  const trim = /data-actor=/.test(svg) ? SEQUENCE_PADDING - PADDING : 0
  const [width, height] = [drawing.properties.width, drawing.properties.height].map(
    size => Math.round((Number(size) - 2 * trim) * 10) / 10,
  )
  Object.assign(drawing.properties, {
    viewBox: `${trim} ${trim} ${width} ${height}`,
    width: Math.ceil(Number(width) * SCALE),
    height: Math.ceil(Number(height) * SCALE),
  })
  return drawing
}
