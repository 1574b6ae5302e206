import type { ElementContent } from "hast"
import rehypeRaw from "rehype-raw"
import { optimize } from "svgo"
import { unified } from "unified"
import { isElement } from "./nodes"

const parser = unified().use(rehypeRaw).freeze()

/**
 * The shapes of a drawing, made small, as a part of a page. Several can be on one page: their ids begin with `name`.
 * Takes the text of an SVG file; `more` is what else svgo is to do.
 */
export function svgShapes(
  drawing: string,
  name: string,
  more: { name: string; params?: object }[] = [],
): ElementContent[] {
  const plugins = [
    { name: "preset-default", params: { overrides: { removeViewBox: false } } },
    { name: "removeXMLNS" },
    ...more,
    { name: "prefixIds", params: { prefix: name } },
  ]
  const { data: value } = optimize(drawing, { plugins })
  const { children } = parser.runSync({ type: "root", children: [{ type: "raw", value }] })
  return children.filter(child => isElement(child))
}
