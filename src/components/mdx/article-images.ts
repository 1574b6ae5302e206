import type { IGatsbyImageData } from "gatsby-plugin-image"
import { createContext, useContext } from "react"

/** A picture of an article as the page's data holds it. */
export interface ArticleImage {
  src: string
  width: number
  height: number
  /** It has an alpha channel. */
  transparent: boolean
  svgUrl: string | null
  file: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | null
}

/** Pictures of the article that is being rendered, by the `src` the author wrote. */
export const ArticleImages = createContext<ReadonlyMap<string, ArticleImage>>(new Map())

/** The picture that the author calls `src`; the content check has made sure that it exists. */
export const useArticleImage = (src: string): ArticleImage | undefined =>
  useContext(ArticleImages).get(src)
