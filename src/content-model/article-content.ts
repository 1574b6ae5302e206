/** A picture of an article: its address and its size are known to the page's query only. */
export interface ArticlePicture {
  /** As the author wrote it, decoded: `./plan.png`. */
  picture: string
  alt: string
  /** In pixels, when the author sets one of them. */
  width?: number | undefined
  height?: number | undefined
  /** As tall as the line that it stands in. */
  inline?: true | undefined
}

/** One fact of a file beside an article, inside of an attribute: of a film, a sound, captions. */
export interface ArticleFileFact {
  file: string
  fact: "address" | "poster" | "width" | "height"
  width?: number | undefined
  height?: number | undefined
}

/** The address of a page of the site, below the path that the site may have. */
interface SiteLink {
  link: string
}

export type ArticlePiece = string | ArticlePicture | ArticleFileFact | SiteLink

/** A compiled article: HTML, in pieces between what only its page knows (D1). */
export type ArticleContent = ArticlePiece[]

/** Whether a value that the build wrote is a compiled article. Checks the kind of the pieces, not their content. */
export const isArticleContent = (value: unknown): value is ArticleContent =>
  Array.isArray(value) && value.every(piece => typeof piece === "string" || isCompleted(piece))

const isCompleted = (piece: unknown): boolean =>
  typeof piece === "object" &&
  piece !== null &&
  ["picture", "file", "link"].some(name => name in piece)
