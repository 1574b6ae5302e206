import type { Nodes, Root } from "mdast"

export type Format = "md" | "mdx"

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
  /** Whether a post may have this slug. */
  isSlug(slug: string): boolean
  isAlias(path: string): boolean
  isTag(tag: string): boolean
  /** A language tag as the site takes it; undefined for anything else. */
  language(written: string): string | undefined
  /** A date of ISO 8601 as the site takes it; undefined for anything else. */
  date(written: string): string | undefined
  /** Milliseconds at which a date begins. */
  momentOf(date: string): number
  /** Signs that are removed from a text. */
  hiddenSign: RegExp
  /** Reads an article; undefined when it cannot. Formulas are code in the language `math`. */
  parse(text: string, format: Format): Root | undefined
  /** Words below a node. */
  wordsOf(node: Nodes): string
  headingIds(texts: readonly string[]): string[]
  /** Names that the code of an article uses, and nothing declares. */
  undeclared(article: Root): string[]
  /** Components that an article may use without importing them. */
  components: ReadonlySet<string>
  /** Name of the site whose content an address shows in a frame; undefined for any other. */
  framed(url: string): string | undefined
  canTypeset(formula: string, isBlock: boolean): boolean
  canDraw(diagram: string): boolean
  /** Whether an article and a cover may show a file of this folder. */
  shows(root: string, file: string): Promise<{ article: boolean; cover: boolean }>
  /** Whether something is where a post would be written. */
  isThere(slug: string): boolean
}

export interface SharedNames {
  tags?: readonly string[] | undefined
  aliases?: readonly string[] | undefined
  series?: { title: string; position?: number | undefined } | undefined
}
