import { readFileSync } from "node:fs"
import { type ForeignPart, fileElements, foreignPart, ownShapes } from "@site/articles"
import { type Fault, placeIn, shortJson } from "@site/problems"
import type { Element } from "hast"
import { messages } from "../messages/messages"

/** Each page that shows a drawing carries it: a few strokes, not a traced photograph. */
const LARGEST_BYTES = 6144

export const isDrawing = (file: string): boolean => file.toLowerCase().endsWith(".svg")

/**
 * Fault that keeps a drawing from being a part of its page: its weight, a size that does not follow its place, or a
 * part that is not in the list (`article/foreign-part`).
 */
export function drawingFault(file: string, largest = LARGEST_BYTES): Fault | undefined {
  const words = messages.references.drawing
  const drawing = readFileSync(file)
  if (drawing.byteLength > largest)
    return {
      expected: words.light(largest),
      received: words.bytes(drawing.byteLength),
      ...(largest === LARGEST_BYTES && { hint: words.photograph }),
    }
  const text = drawing.toString()
  const shapes = elementsOf(() => ownShapes(text, "x"))
  if ("expected" in shapes) return shapes
  const fault = partFault(text, shapes, false)
  if (fault) return fault
  if (!shapes.some(({ properties }) => properties.viewBox))
    return { expected: words.viewBox, received: messages.report.none }
  return undefined
}

/** Fault of an SVG file that is shown as a picture. */
export function svgFileFault(file: string): Fault | undefined {
  const text = readFileSync(file, "utf8")
  const elements = elementsOf(() => fileElements(text))
  return "expected" in elements ? elements : partFault(text, elements, true)
}

function elementsOf(read: () => Element[]): Element[] | Fault {
  try {
    return read()
  } catch (error) {
    // Lines after the first show the place in the file.
    const [received = ""] = String(error).split("\n")
    return { expected: messages.references.drawing.xml, received }
  }
}

/** An entity that holds markup: browsers read it as elements, svgo as a text. */
const MARKUP_IN_ENTITY = /<!ENTITY\s[^>]*["'][^"'>]*[<&]/

function partFault(text: string, elements: readonly Element[], isFile: boolean): Fault | undefined {
  const part = MARKUP_IN_ENTITY.test(text) ? { element: "!ENTITY" } : foreignPart(elements, isFile)
  if (!part) return undefined
  const words = messages.references.drawing
  const { line } = placeIn(text, Math.max(0, text.search(signOf(part))))
  return {
    expected: isFile ? words.harmless : words.shapes,
    received: words.inLine(nameOf(part), line),
    ...(isFile && { hint: words.linked }),
  }
}

function nameOf({ element, attribute, value }: ForeignPart): string {
  if (value !== undefined) return `${attribute}=${shortJson(value)}`
  return attribute ? messages.references.drawing.attribute(attribute) : `<${element}>`
}

/** Beginning of the part in the file. */
function signOf({ element, attribute, value }: ForeignPart): RegExp {
  const start = value
    ?.slice(0, 40)
    .replaceAll(/[^\w-]/g, sign => `\\u{${sign.codePointAt(0)?.toString(16)}}`)
  if (attribute)
    return new RegExp(
      `(?<=\\s)${attribute}\\s*=${start === undefined ? "" : `\\s*["']${start}`}`,
      "u",
    )
  return new RegExp(`<${element}\\b`)
}
