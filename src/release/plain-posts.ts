import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { z } from "zod"
import { readPlain } from "../content/article-store"
import { mapConcurrently } from "../content/folder-files"
import { textLanguage } from "../content/shown-texts"
import { translator } from "../i18n/translate"
import type { PostFacts, SiteFacts } from "../release-format/release-files"
import { decoded } from "../shared/decoded"
import { dayIn } from "../shared/french-date"
import { SITE_FILES } from "../shared/site-files"
import { forPage } from "./for-page"
import type { Step } from "./steps"

type Site = Pick<SiteFacts, "origin" | "pathPrefix">

/** File with a post's text as Markdown. */
const plainFile = ({ path }: Pick<PostFacts, "path">): string => `${path.slice(1)}.md`

/** The site's own address, to which paths are added. */
export const baseOf = ({ origin, pathPrefix }: Site): string => origin + pathPrefix

const picture = z.object({
  src: z.string(),
  url: z.string().nullable(),
  file: z
    .object({
      childImageSharp: z
        .object({
          gatsbyImageData: z.object({
            images: z.object({ fallback: z.object({ src: z.string() }) }),
          }),
        })
        .nullable(),
    })
    // Files in `static/` and animations have none.
    .nullable(),
})

/** Files of an article's pictures in Gatsby's page data. */
const pageData = z.object({
  result: z.object({ data: z.object({ post: z.object({ images: z.array(picture) }) }) }),
})

/**
 * The plain form of a post, with absolute addresses. Takes the project's root, in whose `public` its page's data is.
 * Pictures keep their own names where that does not list them.
 */
export const plainPost = (root: string, post: PostFacts, site: Site) =>
  forPage(post.path, () => absolutePost(root, post, site))

async function absolutePost(root: string, post: PostFacts, site: Site) {
  const { markdown, html } = await readPlain(root, post)
  const pictures = FILE.test(markdown) ? await picturesOf(root, post, site) : new Map()
  const absolute = (target: string): string => {
    const beginning = { "/": baseOf(site), "#": addressOf(site, post) }[target[0] ?? ""] ?? ""
    return pictures.get(decoded(target)) ?? beginning + target
  }
  return {
    markdown: markdown.replaceAll(CODE_OR_TARGET, absolute),
    html: html.replaceAll(TARGET, absolute),
  }
}

/** The address of a post's page. */
export const addressOf = (site: Site, { path }: { path: string }): string =>
  baseOf(site) + encodeURI(path)

/** A picture, or a file beside the article. */
const FILE = /!\[|\.\//

/** Addresses in attributes of elements, except those of other sites. No `<` is in a text. */
const TARGET = /(?<=<[a-z][^<>]*? (?:href|poster|src)=")(?!\/\/)[^"]*/g

/** Code, in which nothing is an address; and what a link or a picture leads to, but for those of other sites. */
const CODE_OR_TARGET =
  /^ *(`{3,}|~{3,})[\s\S]*?^ *\1[ \t]*$|`[^`\n]+`|(?<=\]\(<)[^>\n]+|(?<=\]\()(?!\/\/)[^\s)<]+|(?<=^<[a-z][^<>\n]*? (?:href|poster|src)=")[^"\n]+/gm

async function picturesOf(root: string, { path }: PostFacts, { origin }: Site) {
  const data = await readFile(join(root, "public/page-data", path, "page-data.json"), "utf8")
  const { images } = pageData.parse(JSON.parse(data)).result.data.post
  return new Map(
    images.map(({ src, url, file }) => {
      const address = url ?? file?.childImageSharp?.gatsbyImageData.images.fallback.src ?? src
      // Gatsby's addresses have the site's prefix.
      return [src, origin + address] as const
    }),
  )
}

/** Each post's text as Markdown, and the list of them. Returns the files' texts by their names. */
export async function plainFiles(root: string, site: SiteFacts): Promise<Map<string, string>> {
  const texts = await mapConcurrently(site.posts, async post => {
    const { markdown } = await plainPost(root, post, site)
    return [plainFile(post), plainFileText(post, markdown, site)] as const
  })
  return new Map([...texts, [SITE_FILES.llms, llmsText(site)]])
}

export const texts: Step = async ({ root, facts }) =>
  facts.plainTexts ? plainFiles(root, facts) : new Map()

/** `/blog/x.md`: a post for readers that are programs, with what the page says beside the text. */
function plainFileText(post: PostFacts, text: string, site: SiteFacts): string {
  const { title, description, date, updated, changes = "", path, tags, lang, thread } = post
  const t = translator(site.texts[textLanguage(lang)])
  const facts = [
    t("plain.published", { date: dayIn(lang, date), author: site.author }),
    updated && `${t("plain.updated", { date: dayIn(lang, updated) })} ${changes}`.trimEnd(),
    tags.length > 0 && t("plain.tags", { tags: tags.join(", ") }),
    thread && t("plain.thread", { address: `<${thread}>` }),
    t("plain.address", { address: `<${baseOf(site)}${path}>` }),
  ]
  return `# ${title}\n\n> ${description}\n\n${facts.filter(Boolean).join("  \n")}\n\n${text}\n`
}

/** Older posts are found by the sitemap: programs read this file whole. */
const LISTED = 100

/** `llms.txt` (llmstxt.org): what is on the site, with the addresses of the texts. */
export function llmsText(site: SiteFacts): string {
  const line = (path: string, { title, description }: { title: string; description: string }) =>
    `- [${title.replaceAll(/[[\]]/g, "\\$&")}](${baseOf(site)}${encodeURI(path)}): ${description}`
  const { posts, projects, texts } = site
  const t = translator(texts.fr)
  const newest = posts.slice(0, LISTED).map(post => line(`/${plainFile(post)}`, post))
  const more = t("llms.older", { sitemap: `${baseOf(site)}/sitemap.xml` })
  const older = posts.length > LISTED ? ["", more] : []
  const projectLines = projects.map(project => line(project.path, project))
  return `${[
    `# ${site.name}`,
    `> ${site.description}`,
    ...section(t("llms.posts"), [...newest, ...older]),
    ...section(t("llms.projects"), projectLines),
  ].join("\n\n")}\n`
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`## ${title}`, lines.join("\n")] : []
