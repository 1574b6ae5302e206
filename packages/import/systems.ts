export interface System {
  name: string
  /** A file that only its projects have. */
  mark: RegExp
  /** Its texts: the group is what their addresses are made of. */
  texts: RegExp
  /** Pattern of their addresses, unless the configuration has another; without one, the project does not say it. */
  permalink?: string
  /** The same for a post that sets a slug, and for one whose file has a date in its name. */
  named?: string
  dated?: string
  /** Texts in other languages have the language before their address. */
  hasPrefix?: boolean
  /** Its names for the title and the slug in a pattern mean those of the front matter, not of the file. */
  isTitled?: boolean
  /** Texts in no folder are pages, unless most are there. */
  hasRootPages?: boolean
  /** Spaces separate tags. */
  splitsTags?: boolean
  /** Files of Markdown may hold MDX. */
  hasMdx?: boolean
}

/** The first whose mark and texts are there is the system of a folder. */
export const SYSTEMS: readonly System[] = [
  {
    name: "Pelican",
    mark: /^pelicanconf\.py$/,
    texts: /^content\/(.+)$/,
    permalink: "/:slug.html",
    isTitled: true,
  },
  {
    name: "Docusaurus",
    mark: /^docusaurus\.config\.\w+$/,
    texts: /^(?:blog|i18n\/[\w-]+\/docusaurus-plugin-content-blog)\/((?:.*\/)?[^_/][^/]*)$/,
    permalink: "/blog/:path",
    named: "/blog/:path",
    dated: "/blog/:year/:month/:day/:slug",
    hasPrefix: true,
    hasMdx: true,
  },
  {
    name: "Hugo",
    mark: /^(?:hugo|config)\.(?:toml|ya?ml|json)$|^config\/_default\//,
    texts: /^content\/(.+)$/,
    permalink: "/:file",
    named: "/:path",
    hasPrefix: true,
    isTitled: true,
    hasRootPages: true,
  },
  {
    name: "Hexo",
    mark: /^(?:scaffolds|source\/_posts)\//,
    texts: /^source\/_(?:posts|drafts)\/(.+)$/,
    permalink: "/:year/:month/:day/:title",
  },
  {
    name: "Jekyll",
    mark: /^_config\.ya?ml$|^Gemfile$/,
    texts: /(?:^|\/)_(?:posts|drafts)\/(.+)$/,
    permalink: "date",
    splitsTags: true,
  },
  {
    name: "Eleventy",
    mark: /^(?:\.eleventy|eleventy\.config)\.\w+$/,
    texts: /^(?:(?:src|content|site)\/)*(.+)$/,
  },
  {
    name: "Gatsby",
    mark: /^gatsby-config\.\w+$/,
    texts: /^(?:src\/)?(?:pages\/|(?:contents?\/)?(?:(?:blog|posts)\/)?)(.+)$/,
  },
  {
    name: "Astro",
    mark: /^astro\.config\.\w+$|^src\/content\//,
    texts: /^src\/(?:(?:content|data|pages)\/)?((?:.*\/)?[^_/][^/]*)$/,
  },
  {
    name: "Markdown",
    mark: /\.(?:mdx?|markdown|svx)$/i,
    texts: /^(.+)$/,
  },
]
