import type { ElementContent } from "hast"
import { find, svg } from "property-information"
import { optimize } from "svgo"
import { element } from "./nodes"

/** A node, as svgo reads it. */
interface Drawn {
  type: string
  name?: string
  value?: string
  attributes?: Record<string, string>
  children?: readonly Drawn[]
}

/**
 * The shapes of a drawing, made small, as a part of a page. Several can be on one page: their ids begin with `name`.
 * Takes the text of an SVG file; `more` is what else svgo is to do.
 */
export function svgShapes(
  drawing: string,
  name: string,
  more: { name: string; params?: object }[] = [],
): ElementContent[] {
  let shapes: ElementContent[] = []
  const read = (root: Drawn) => {
    shapes = shapesIn(root)
  }
  const plugins = [
    { name: "preset-default", params: { overrides: { removeViewBox: false } } },
    { name: "removeXMLNS" },
    ...more,
    { name: "prefixIds", params: { prefix: name } },
    { name: "read", type: "visitor", fn: () => ({ root: { exit: read } }) },
  ]
  optimize(drawing, { plugins })
  return shapes
}

const shapesIn = ({ children = [] }: Drawn): ElementContent[] =>
  children.flatMap((shape): ElementContent[] => {
    if (shape.type === "text" && shape.value?.trim()) return [{ type: "text", value: shape.value }]
    if (shape.type !== "element" || !shape.name) return []
    const properties = Object.entries(shape.attributes ?? {}).map(([attribute, value]) => [
      find(svg, attribute).property,
      value,
    ])
    return [element(shape.name, Object.fromEntries(properties), shapesIn(shape))]
  })
