import { readFileSync } from "node:fs"
import { join } from "node:path"
import { optimize } from "svgo"
import { ownShapes } from "../content/article/svg-shapes"
import { toArticleTree } from "../content/article/to-article-tree"
import { iconsFolder } from "../content/check-site"
import { isDrawing } from "../content/drawing-fault"
import type { ArticleTree } from "../content-model/article-tree"

/**
 * Outline of a technology's icon, in a field of 24 by 24. Takes a name at simpleicons.org that exists. It is shown
 * 18 px high: more than one decimal is for larger signs, and was a third of the home page.
 */
export function iconPath(name: string): string | undefined {
  const icon = readFileSync(join(iconsFolder(), `${name}.svg`), "utf8")
  const plugins = [{ name: "convertPathData", params: { floatPrecision: 1 } }]
  return / d="([^"]+)"/.exec(optimize(icon, { plugins }).data ?? "")?.[1]
}

/**
 * A cover that is a drawing, as a part of its page: its colours are the site's, in both schemes. Several can be on one
 * page: their ids begin with `name`. Null for a photograph, and without a cover.
 */
export function coverDrawing(file: string | undefined, name: string): ArticleTree | null {
  if (!file || !isDrawing(file)) return null
  const children = ownShapes(readFileSync(file, "utf8"), name)
  return toArticleTree({ type: "root", children })
}
