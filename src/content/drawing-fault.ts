import { readFileSync } from "node:fs"
import type { Fault } from "./content-problem"

/** Each page that shows a drawing carries it: a few strokes, not a traced photograph. */
const LARGEST_BYTES = 6144

const NOT_DRAWN = /<(script|style|foreignObject|image|a|use)\b|\s(on\w+|style|href|xlink:href)=/i

export const isDrawing = (file: string): boolean => file.toLowerCase().endsWith(".svg")

/**
 * What keeps a drawing from being a part of its page: its weight, a size that does not follow its place, or what the
 * page's policy refuses (D5).
 */
export function drawingFault(file: string): Fault | undefined {
  const drawing = readFileSync(file)
  if (drawing.byteLength > LARGEST_BYTES)
    return {
      expected: `a drawing of ${LARGEST_BYTES} bytes at most, as each page that shows it carries it (or a photograph: png, jpg, webp, avif)`,
      received: `${drawing.byteLength} bytes`,
    }
  const text = drawing.toString()
  const [, element, attribute] = NOT_DRAWN.exec(text) ?? []
  if (element || attribute)
    return {
      expected: "a drawing of shapes, with colours in fill and stroke",
      received: element ? `<${element}>` : `the attribute ${attribute}`,
    }
  if (!/<svg\b[^>]*\sviewBox="/.test(text))
    return { expected: "a drawing with a viewBox, as 0 0 640 400", received: "none" }
  return undefined
}
