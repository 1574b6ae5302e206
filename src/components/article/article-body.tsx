import "../../styles/code-tokens.css"
import "../../styles/dialog.css"
import "../../styles/fonts/italic.css"
import "./code.module.css"
import "./figure.module.css"
import "./heading.module.css"
import "./scrolls.module.css"
import { MDXProvider } from "@mdx-js/react"
import { graphql } from "gatsby"
import { type ReactNode, useMemo, useRef } from "react"
import { useTrustedHtml } from "../../browser/trusted-html"
import { useWords } from "../../i18n/words"
import { inLanguage } from "../page-link"
import { PartStyles } from "../part-styles"
import { SiteLink } from "../site-link"
import * as styles from "./article-body.module.css"
import { type ArticleImages, articleMarkup, isArticleContent } from "./article-markup"
import { Pieces, ShownImages } from "./pieces"
import { useArticleActions } from "./use-article-actions"

interface Props {
  /** Its content is the compiled HTML, or null for an article that takes the stock route. */
  article: Queries.ArticleBodyFragment
  /** Language of the text, when it is not French. */
  lang?: string | undefined
  /** Output of gatsby-plugin-mdx, on the stock route. */
  children?: ReactNode
}

export type ArticlePageProps<Data> = Pick<Props, "children"> & { data: Data }

/** Components that MDX's own route gets from the page. */
const COMPONENTS = { Pieces, a: SiteLink }

/** The text of an article. Both routes of D1 end here, with the same HTML. */
export function ArticleBody({ article, lang, children }: Props) {
  const { content, parts } = article
  const images: ArticleImages = useMemo(
    () => new Map(article.images.map(image => [image.src, image])),
    [article.images],
  )
  const body = useRef<HTMLDivElement>(null)
  useArticleActions(body, content)
  return (
    <div ref={body} className={`e-content ${styles.prose}`} {...inLanguage(lang)}>
      {parts.map(part => (
        <PartStyles key={part} part={part} />
      ))}
      {isArticleContent(content) ? (
        <Written content={content} images={images} />
      ) : (
        <ShownImages.Provider value={images}>
          <MDXProvider components={COMPONENTS}>
            <div data-article="">{children}</div>
          </MDXProvider>
        </ShownImages.Provider>
      )}
    </div>
  )
}

interface WrittenProps {
  content: Parameters<typeof articleMarkup>[0]
  images: ArticleImages
}

/** React neither renders nor hydrates what is in it (D1). */
function Written({ content, images }: WrittenProps) {
  const { t, lang } = useWords()
  const label = t("figure.still")
  const html = useMemo(
    () => articleMarkup(content, images, { label, lang }),
    [content, images, label, lang],
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build wrote it, and checked what the author wrote (D5).
  return <div data-article="" dangerouslySetInnerHTML={useTrustedHtml(html)} />
}

export const query = graphql`
  fragment ArticleBody on Article {
    content
    parts
    images {
      src
      width
      height
      transparent
      url
      still
      file {
        ...WidePicture
      }
    }
  }
`
