import type { Element } from "hast"
import { optimize, type Plugin } from "svgo"
import { elementsIn } from "./bridge"
import { type ForeignPart, foreignPart } from "./foreign-part"
import { isElement } from "./nodes"

/** The elements of an SVG file after these steps of svgo. Throws a `SyntaxError` for what is not XML. */
function svgElements(drawing: string, plugins: Plugin[]): Element[] {
  const { data: value, error } = optimize(drawing, { plugins })
  if (value === undefined) throw new SyntaxError(error)
  return elementsIn(value).filter(child => isElement(child))
}

/** Steps that make a drawing small, as a part of a page that may hold several: ids begin with `name`. */
const partOfPage = (name: string): Plugin[] => [
  { name: "preset-default", params: { overrides: { removeViewBox: false } } },
  { name: "removeXMLNS" },
  { name: "prefixIds", params: { prefix: name } },
]

/** The shapes of a drawing of ours as a part of a page, after these steps of svgo and those of every drawing. */
export const svgShapes = (drawing: string, name: string, first: Plugin[]): Element[] =>
  svgElements(drawing, [...first, ...partOfPage(name)])

/**
 * Instructions of XML that svgo does not follow and browsers do: a document type with declarations of its own, which may
 * add a handler to an element or hold a script in an entity, and a processing instruction, which may load a style sheet.
 */
const INSTRUCTIONS: readonly [pattern: RegExp, name: string][] = [
  [/<!DOCTYPE[^>]*\[/i, "!DOCTYPE"],
  [/<!(?:ENTITY|ATTLIST|ELEMENT|NOTATION)\b/i, "!DOCTYPE"],
  [/(?!^)<\?xml\s|<\?(?!xml\s)/i, "?"],
]

/**
 * Reads an owner's SVG file: its elements, without what only editors read, and the first part that it may not have.
 * Takes a name for a part of a page, whose styles become attributes: Illustrator writes classes, Inkscape `style`.
 * Without one, the file is shown as a picture.
 */
export function readDrawing(drawing: string, name?: string) {
  const isFile = name === undefined
  const steps = isFile ? [] : [...STYLES_AS_ATTRIBUTES, ...partOfPage(name)]
  const elements = svgElements(drawing, [...WITHOUT_EDITOR, ...steps])
  const [, instruction] = INSTRUCTIONS.find(([pattern]) => pattern.test(drawing.trim())) ?? []
  const foreign: ForeignPart | undefined = instruction
    ? { element: instruction }
    : foreignPart(elements, isFile)
  return { elements, foreign }
}

const WITHOUT_EDITOR: Plugin[] = [
  { name: "removeDoctype" },
  { name: "removeXMLProcInst" },
  { name: "removeMetadata" },
  { name: "removeEditorsNSData" },
]

/** Declarations that change nothing in a browser: Inkscape's own, and those of its texts. */
const NOT_SHOWN =
  /^(?:-|(?:line-height|inline-size|font-|text-|shape-|solid-|white-space)|(?:mix-blend-mode:normal|isolation:auto)$)/

const STYLES_AS_ATTRIBUTES: Plugin[] = [
  { name: "inlineStyles", params: { onlyMatchedOnce: false } },
  { name: "convertStyleToAttrs" },
  {
    name: "removeEditorStyles",
    type: "visitor",
    fn: () => ({
      element: {
        enter: ({ attributes }) => {
          const style = attributes.style?.split(";").filter(one => !NOT_SHOWN.test(one.trim()))
          if (style && style.length > 0) attributes.style = style.join(";")
          else delete attributes.style
        },
      },
    }),
  },
]
