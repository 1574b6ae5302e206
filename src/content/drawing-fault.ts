import { readFileSync } from "node:fs"
import { messages } from "../messages/messages"
import type { Fault } from "./content-problem"

/** Each page that shows a drawing carries it: a few strokes, not a traced photograph. */
const LARGEST_BYTES = 6144

const NOT_DRAWN = /<(script|style|foreignObject|image|a|use)\b|\s(on\w+|style|href|xlink:href)=/i

export const isDrawing = (file: string): boolean => file.toLowerCase().endsWith(".svg")

/**
 * What keeps a drawing from being a part of its page: its weight, a size that does not follow its place, or what the
 * page's policy refuses (D5).
 */
export function drawingFault(file: string, largest = LARGEST_BYTES): Fault | undefined {
  const { references, report } = messages()
  const words = references.drawing
  const drawing = readFileSync(file)
  if (drawing.byteLength > largest)
    return {
      expected: words.light(largest),
      received: words.bytes(drawing.byteLength),
      ...(largest === LARGEST_BYTES && { hint: words.photograph }),
    }
  const text = drawing.toString()
  const [, element, attribute] = NOT_DRAWN.exec(text) ?? []
  if (element || attribute)
    return {
      expected: words.shapes,
      received: element ? `<${element}>` : words.attribute(`${attribute}`),
    }
  if (!/<svg\b[^>]*\sviewBox="/.test(text))
    return { expected: words.viewBox, received: report.none }
  return undefined
}
