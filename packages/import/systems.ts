/** Addresses in the configuration of a blog. */
export interface Config {
  bases: readonly string[]
  permalink: string | undefined
  /** Patterns of Hugo, one for each section. */
  sections: ReadonlyMap<string, string>
  language: string | undefined
}

/** Facts that the address of a post may depend on. */
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
  /** Such a project does not contain its addresses. */
  isGuessed?: boolean
  /** Texts in other languages have the language before their address. */
  hasPrefix?: boolean
  /** Spaces separate tags. */
  splitsTags?: boolean
  /** Files of Markdown may hold MDX. */
  hasMdx?: boolean
  /** Its posts are in folders; a text in none is a page. */
  hasSections?: boolean
  /** A picture of this name beside a post is its cover. */
  cover?: RegExp
}

const byPlace = (_config: Config, { hasSlug }: Place) => (hasSlug ? "/:path" : "/:file")

/** The first whose mark and texts are there is the system of a folder. */
export const SYSTEMS: readonly System[] = [
  {
    name: "Docusaurus",
    mark: /^docusaurus\.config\.\w+$/,
    texts: /^blog\/((?:.*\/)?[^_/][^/]*)$/,
    permalink: (_config, { isDated, hasSlug }) =>
      isDated && !hasSlug ? "/blog/:year/:month/:day/:slug" : "/blog/:path",
    hasPrefix: true,
    hasMdx: true,
  },
  {
    name: "Hugo",
    mark: /^(?:hugo|config)\.(?:toml|ya?ml|json)$|^config\/_default\//,
    texts: /^content\/(.+)$/,
    permalink: (config, place) =>
      config.sections.get(place.stem.split("/")[0] ?? "") ?? byPlace(config, place),
    hasPrefix: true,
    hasSections: true,
    cover: /^(?:featured?|cover|thumbnail)\b[^/]*$/i,
  },
  {
    name: "Hexo",
    mark: /^(?:scaffolds|source\/_posts)\//,
    texts: /^source\/_(?:posts|drafts)\/(.+)$/,
    permalink: ({ permalink }) => permalink ?? "/:year/:month/:day/:title",
  },
  {
    name: "Jekyll",
    mark: /^_config\.ya?ml$|^Gemfile$/,
    texts: /(?:^|\/)_(?:posts|drafts)\/(.+)$/,
    permalink: ({ permalink }) => permalink ?? "date",
    splitsTags: true,
  },
  {
    name: "Eleventy",
    mark: /^(?:\.eleventy|eleventy\.config)\.\w+$/,
    texts: /^(?:(?:src|content|site)\/)*(.+)$/,
    permalink: () => "/:path",
    isGuessed: true,
  },
  {
    name: "Gatsby",
    mark: /^gatsby-config\.\w+$/,
    texts: /^(?:src\/)?(?:pages\/|(?:contents?\/)?(?:(?:blog|posts)\/)?)(.+)$/,
    permalink: byPlace,
    isGuessed: true,
  },
  {
    name: "Astro",
    mark: /^astro\.config\.\w+$|^src\/content\//,
    texts: /^src\/(?:(?:content|data|pages)\/)?((?:.*\/)?[^_/][^/]*)$/,
    permalink: byPlace,
    isGuessed: true,
  },
  {
    name: "Markdown",
    mark: /\.(?:mdx?|markdown)$/i,
    texts: /^(.+)$/,
    permalink: () => undefined,
    isGuessed: true,
  },
]
