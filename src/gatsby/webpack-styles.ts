import { join, relative, sep } from "node:path"
import { transform } from "esbuild"
import { projectRoot } from "./current-content"

const SOURCES = join(projectRoot(), "src")

type NameOfClass = (from: { resourcePath: string }, pattern: string, name: string) => string

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

/**
 * Names of classes are in every page's styles, in its HTML and in the scripts: a letter for the style sheet, and a
 * number for the class in it. A sheet has the same names in both of Gatsby's builds, and out of webpack's cache.
 */
export function shortNames(modules: readonly string[]): NameOfClass {
  const classes = modules.map((): string[] => [])
  return ({ resourcePath }, _, name) => {
    const sheet = modules.indexOf(relative(SOURCES, resourcePath).replaceAll(sep, "/"))
    const named = classes[sheet]
    if (!named) throw new Error(`${resourcePath} — expected a style sheet below ${SOURCES}.`)
    if (!named.includes(name)) named.push(name)
    return `${LETTERS[sheet % 52]}${"_".repeat(sheet / 52)}${named.indexOf(name)}`
  }
}

/**
 * webpack's runtime calls it for each style sheet that loads, so it stands alone. The sheet of a page waits until a page
 * is rendered (`navigation/page-styles`): faces in the sheet of a prefetched page would lay out the whole page that is
 * being read.
 */
export function insertSheet(link: HTMLLinkElement): void {
  if (link.href.includes("/component---")) link.media = "not all"
  document.head.append(link)
}

/**
 * Gatsby's own minifier does not know nested rules: it merges rules that differ in what is inside them.
 * Browsers from before 2024 show the text without the site's colours (D18), but in its layout: they get no nested rules.
 */
export async function minifyCss(files: Record<string, string>): Promise<{ code: string }> {
  const { code } = await transform(Object.values(files).join(""), {
    loader: "css",
    minify: true,
    supported: { nesting: false },
  })
  return { code }
}
