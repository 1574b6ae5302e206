import type { readConfig } from "./read-config"

export const MARKDOWN = /\.(?:mdx?|markdown)$/i

export type Config = Awaited<ReturnType<typeof readConfig>>

/** What the address of a post may depend on. */
interface Place {
  stem: string
  isDated: boolean
  hasSlug: boolean
}

export interface System {
  name: string
  /** A file that only its projects have. */
  mark: RegExp
  /** Its texts: the group is what their addresses are made of. */
  texts: RegExp
  permalink: (config: Config, place: Place) => string | undefined
  /** Nothing in such a project says the addresses. */
  isGuessed?: boolean
}

const byFile = () => "/:file"

export const SYSTEMS: readonly System[] = [
  {
    name: "Docusaurus",
    mark: /^docusaurus\.config\.\w+$/,
    texts: /^blog\/(.+)$/,
    permalink: (_config, { isDated, hasSlug }) =>
      isDated && !hasSlug ? "/blog/:year/:month/:day/:slug" : "/blog/:path",
  },
  {
    name: "Hexo",
    mark: /^(?:scaffolds|source\/_posts)\//,
    texts: /^source\/_(?:posts|drafts)\/(.+)$/,
    permalink: ({ permalink }) => permalink ?? "/:year/:month/:day/:title",
  },
  {
    name: "Jekyll",
    mark: /(?:^|\/)_(?:posts|drafts)\//,
    texts: /(?:^|\/)_(?:posts|drafts)\/(.+)$/,
    permalink: ({ permalink }) => permalink ?? "date",
  },
  {
    name: "Hugo",
    mark: /^(?:hugo|config)\.(?:toml|ya?ml|json)$|^config\/_default\//,
    texts: /^content\/(.+)$/,
    permalink: ({ sections }, { stem, hasSlug }) =>
      sections.get(stem.split("/")[0] ?? "") ?? (hasSlug ? "/:path" : "/:file"),
  },
  {
    name: "Eleventy",
    mark: /^(?:\.eleventy|eleventy\.config)\.\w+$/,
    texts: /^(?:(?:src|content|site)\/)?(.+)$/,
    permalink: () => "/:path",
    isGuessed: true,
  },
  {
    name: "Gatsby",
    mark: /^gatsby-config\.\w+$/,
    texts: /^(?:src\/)?(?:(?:contents?|pages)\/)?(?:(?:blog|posts)\/)?(.+)$/,
    permalink: byFile,
    isGuessed: true,
  },
  {
    name: "Astro",
    mark: /^astro\.config\.\w+$|^src\/content\//,
    texts: /^src\/(?:(?:content|data|pages)\/)?((?:.*\/)?[^_/][^/]*)$/,
    permalink: byFile,
    isGuessed: true,
  },
  {
    name: "Markdown",
    mark: MARKDOWN,
    texts: /^(.+)$/,
    permalink: () => undefined,
    isGuessed: true,
  },
]
