import type { Element } from "hast"
import { optimize, type Plugin } from "svgo"
import { elementsIn } from "./bridge"
import { isElement } from "./nodes"

/** The elements of an SVG file after these steps of svgo. Throws a `SyntaxError` for what is not XML. */
function svgElements(drawing: string, plugins: Plugin[]): Element[] {
  const { data: value, error } = optimize(drawing, { plugins })
  if (value === undefined) throw new SyntaxError(error)
  return elementsIn(value).filter(child => isElement(child))
}

/**
 * The shapes of a drawing, made small, as a part of a page. Several can be on one page: their ids begin with `name`.
 * Takes the text of an SVG file; svgo does `first` before all else, and `more` after it.
 */
export const svgShapes = (
  drawing: string,
  name: string,
  more: Plugin[] = [],
  first: Plugin[] = [],
): Element[] =>
  svgElements(drawing, [
    ...first,
    { name: "preset-default", params: { overrides: { removeViewBox: false } } },
    { name: "removeXMLNS" },
    ...more,
    { name: "prefixIds", params: { prefix: name } },
  ])

/** The same of an owner's file, whose styles become attributes: Illustrator writes classes, Inkscape `style`. */
export const ownShapes = (drawing: string, name: string): Element[] =>
  svgShapes(drawing, name, [], [...WITHOUT_EDITOR, ...STYLES_AS_ATTRIBUTES])

/** The elements of a file that is shown as it is, without what only editors read. */
export const fileElements = (drawing: string): Element[] => svgElements(drawing, WITHOUT_EDITOR)

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
