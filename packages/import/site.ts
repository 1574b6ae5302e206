/** Facts of the site that an import needs. */
export interface Site {
  url: string
  /** Addresses of its pages, with the moment at which each is shown. */
  pages: ReadonlyMap<string, number>
  /** Names in use by the posts of the site. */
  posts: readonly SharedNames[]
  today: string
  postPath(slug: string): string
  /** Words as an address has them; empty without letters. */
  slugOf(words: string): string
  /** True for a slug that a post may have. */
  isSlug(slug: string): boolean
  isAlias(path: string): boolean
  isTag(tag: string): boolean
  /** A language tag as the site takes it; undefined for anything else. */
  language(written: string): string | undefined
  /** A date of ISO 8601 as the site takes it; undefined for anything else. */
  date(written: string): string | undefined
  /** Milliseconds at which a date begins. */
  momentOf(date: string): number
  /** Tests if an article and a cover may show a file of this folder. */
  shows(root: string, file: string): Promise<{ article: boolean; cover: boolean }>
  /**
   * Returns true when a file or folder has this path from the root of the site's project; with a file, when what is
   * there is not the same.
   */
  isThere(path: string, file?: string): boolean
}

interface SharedNames {
  tags?: readonly string[] | undefined
  aliases?: readonly string[] | undefined
  series?: { title: string; position?: number | undefined } | undefined
}
