import { graphql } from "gatsby"
import { type CSSProperties, type ReactNode, useMemo } from "react"
import facts from "site-facts"
import { isArticleTree } from "../content-model/article-tree"
import * as styles from "./article-body.module.css"
import { type ArticleImage, ArticleImages } from "./mdx/article-images"
import { components } from "./mdx/component-map"
import { renderArticle } from "./mdx/render-article"
import { StockArticle } from "./mdx/stock-article"

interface Props {
  /** The compiled tree, or null for an article that takes the stock route. */
  content: unknown
  images: readonly ArticleImage[]
  /** Language of the text, when it is not French. */
  lang?: string
  /** What gatsby-plugin-mdx compiled, on the stock route. */
  children?: ReactNode
}

/** What links inside the site begin with on paper. */
const onPaper: CSSProperties = { "--site-origin": JSON.stringify(facts.site.url) }

/** The text of an article. Both routes of D1 end here and render the same components. */
export function ArticleBody({ content, images, lang, children }: Props) {
  const bySource = useMemo(() => new Map(images.map(image => [image.src, image])), [images])
  return (
    <ArticleImages.Provider value={bySource}>
      <div className={styles.prose} lang={lang} style={onPaper}>
        {isArticleTree(content) ? (
          renderArticle(content, components)
        ) : (
          <StockArticle>{children}</StockArticle>
        )}
      </div>
    </ArticleImages.Provider>
  )
}

export const query = graphql`
  fragment ArticleBody on Article {
    content
    images {
      src
      width
      height
      transparent
      svgUrl
      file {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 960, placeholder: DOMINANT_COLOR)
        }
      }
    }
  }
`
