import { readFileSync } from "node:fs"
import { readDrawing } from "@site/articles"
import { type Fault, placeIn, shortJson } from "@site/problems"
import { messages } from "../messages/messages"
import { perFile } from "./folder-files"

/** Each page that shows a drawing carries it: strokes of 9 kB as sent, not a traced photograph. */
const LARGEST_BYTES = 20_000

/**
 * Fault that keeps a drawing from being a part of its page: its weight, a size that does not follow its place, or a
 * part that is not in the list (`foreign-part` of `packages/articles`).
 */
export function drawingFault(file: string, largest = LARGEST_BYTES): Fault | undefined {
  const wording = messages.references.drawing
  const drawing = readFileSync(file)
  if (drawing.byteLength > largest)
    return {
      expected: wording.light(largest),
      received: wording.bytes(drawing.byteLength),
      ...(largest === LARGEST_BYTES && { hint: wording.photograph }),
    }
  const text = drawing.toString()
  const read = drawingIn(text, "x")
  if ("expected" in read) return read
  const fault = partFault(text, read.foreign, false)
  if (fault) return fault
  if (!read.elements.some(({ properties }) => properties.viewBox)) return NO_SIZE
  return undefined
}

const NO_SIZE: Fault = {
  expected: messages.references.drawing.viewBox,
  received: messages.report.none,
}

/** Fault of an SVG file that is shown as a picture. */
export const svgFileFault = perFile((file): Fault | undefined => {
  const text = readFileSync(file, "utf8")
  const read = drawingIn(text)
  if ("expected" in read) return read
  const { viewBox, width, height } = read.elements[0]?.properties ?? {}
  // A browser gives it a place of 300 × 150, and the page the size of its ink.
  if (!viewBox && !(width && height)) return NO_SIZE
  return partFault(text, read.foreign, true)
})

function drawingIn(text: string, name?: string): ReturnType<typeof readDrawing> | Fault {
  try {
    return readDrawing(text, name)
  } catch (error) {
    // Lines after the first show the place in the file.
    const [received = ""] = String(error).split("\n")
    return { expected: messages.references.drawing.xml, received }
  }
}

type ForeignPart = ReturnType<typeof readDrawing>["foreign"]

function partFault(text: string, part: ForeignPart, isFile: boolean): Fault | undefined {
  if (!part) return undefined
  const wording = messages.references.drawing
  const { line } = placeIn(text, Math.max(0, text.search(signOf(part))))
  return {
    expected: isFile ? wording.harmless : wording.shapes,
    received: wording.inLine(nameOf(part), line),
    ...(/^[!?]/.test(part.element)
      ? { hint: wording.plainExport }
      : isFile && { hint: wording.linked }),
  }
}

function nameOf({ element, attribute, value }: NonNullable<ForeignPart>): string {
  if (value !== undefined) return `${attribute}=${shortJson(value)}`
  return attribute ? messages.references.drawing.attribute(attribute) : `<${element}>`
}

/** Beginning of the part in the file. */
function signOf({ element, attribute, value }: NonNullable<ForeignPart>): RegExp {
  const start = value
    ?.slice(0, 40)
    .replaceAll(/[^\w-]/g, sign => `\\u{${sign.codePointAt(0)?.toString(16)}}`)
  if (attribute)
    return new RegExp(
      `(?<=\\s)${attribute}\\s*=${start === undefined ? "" : `\\s*["']${start}`}`,
      "u",
    )
  return element === "?" ? /<\?(?!xml\s)/ : new RegExp(`<${element}\\b`)
}
