import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { z } from "zod"
import { readCompiled } from "../content/article-store"
import type { PostFacts, SiteFacts } from "../release-format/release-files"
import { decoded } from "../shared/decoded"
import { forPage } from "./for-page"

type Site = Pick<SiteFacts, "origin" | "pathPrefix">

/** The site's own address, to which paths are added. */
export const baseOf = ({ origin, pathPrefix }: Site): string => origin + pathPrefix

/** The address of a post's page. */
export const addressOf = (site: Site, { path }: { path: string }): string =>
  baseOf(site) + encodeURI(path)

/** Addresses of an article's files in Gatsby's page data, which have the site's prefix. */
const pageData = z.object({
  result: z.object({
    data: z.object({
      post: z.object({ content: z.object({ files: z.record(z.string(), z.string()) }) }),
    }),
  }),
})

/**
 * The HTML of a post for feeds, with absolute addresses. Takes the project's root, in whose `public` its page's data is.
 * Pictures keep their own names where that does not list them.
 */
export const feedText = (root: string, post: PostFacts, site: Site): Promise<string> =>
  forPage(post.path, () => absoluteText(root, post, site))

async function absoluteText(root: string, post: PostFacts, site: Site): Promise<string> {
  const { plain: html } = await readCompiled(root, post)
  const pictures = FILE.test(html) ? await picturesOf(root, post, site) : new Map()
  return html.replaceAll(TARGET, target => {
    const beginning = { "/": baseOf(site), "#": addressOf(site, post) }[target[0] ?? ""] ?? ""
    return pictures.get(decoded(unescaped(target))) ?? beginning + target
  })
}

/** The value of an attribute, without the references that `toHtml` writes: `&#x26;`. */
const unescaped = (html: string): string =>
  html.replaceAll(/&#x([\dA-F]+);/g, (_, sign: string) =>
    String.fromCodePoint(Number.parseInt(sign, 16)),
  )

/** A picture, or a file beside the article. */
const FILE = /<img |="\.\//

/** Addresses in attributes of elements, except those of other sites. No `<` is in a text. */
const TARGET = /(?<=<[a-z][^<>]*? (?:href|poster|src)=")(?!\/\/)[^"]*/g

async function picturesOf(root: string, { path }: PostFacts, { origin }: Site) {
  const data = await readFile(join(root, "public/page-data", path, "page-data.json"), "utf8")
  const { files } = pageData.parse(JSON.parse(data)).result.data.post.content
  return new Map(Object.entries(files).map(([src, address]) => [src, origin + address]))
}
