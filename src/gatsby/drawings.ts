import { readFileSync } from "node:fs"
import { join } from "node:path"
import { optimize } from "svgo"
import { iconsFolder } from "../content/check-site"
import { isDrawing } from "../content/drawing-fault"

/**
 * Outline of a technology's icon, in a field of 24 by 24. Takes a name at simpleicons.org that exists. It is shown
 * 18 px high: more than one decimal is for larger signs, and was a third of the home page.
 */
export function iconPath(name: string): string | undefined {
  const icon = readFileSync(join(iconsFolder(), `${name}.svg`), "utf8")
  const plugins = [{ name: "convertPathData", params: { floatPrecision: 1 } }]
  return / d="([^"]+)"/.exec(optimize(icon, { plugins }).data)?.[1]
}

/**
 * A cover that is a drawing, as a part of its page: its colours are the site's, in both schemes. Several can be on one
 * page: their ids begin with `name`. Null for a photograph, and without a cover.
 */
export function coverDrawing(file: string | undefined, name: string): string | null {
  if (!file || !isDrawing(file)) return null
  const plugins = [
    { name: "preset-default", params: { overrides: { removeViewBox: false } } },
    { name: "removeXMLNS" },
    { name: "prefixIds", params: { prefix: name } },
  ]
  return optimize(readFileSync(file, "utf8"), { plugins }).data
}
