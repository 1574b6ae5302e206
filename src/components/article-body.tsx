import "../styles/fonts/italic.css"
import { MDXProvider } from "@mdx-js/react"
import { graphql } from "gatsby"
import { createElement, type ElementType, type ReactNode, useMemo } from "react"
import type { ArticleTree } from "../content-model/article-tree"
import type { MdxComponentName } from "../content-model/mdx-components"
import * as styles from "./article-body.module.css"
import { CodeBlock, CodeFold } from "./mdx/code-block"
import { Diagram, Formula } from "./mdx/drawn-parts"
import { Details, headingOf } from "./mdx/elements"
import { Figure, InlineImage, ShownArticle } from "./mdx/figure"
import { EmbedButton, Media, PartFrame, PlayInView } from "./mdx/media"
import { PageViewPreview } from "./mdx/page-view-preview"
import { BroughtStyles } from "./mdx/part-styles"
import { Callout, Sidenote, SidenoteBelow } from "./mdx/remarks"
import { Table } from "./mdx/table"
import { inLanguage } from "./page-link"
import { type Components, renderNodes } from "./render-nodes"
import { SiteLink } from "./site-link"

/** Names that the compiler writes as other ones. */
type Written = "Correction" | "Embed" | "Video"

/**
 * What an article is rendered with, on both routes: the author's components, the compiler's, and elements. A name
 * that is not here is an HTML element.
 */
const components: Components & Record<Exclude<MdxComponentName, Written>, ElementType> = {
  Callout,
  Figure,
  Kbd: "kbd",
  PageViewPreview,
  Sidenote,
  SidenoteBelow,
  CodeBlock,
  CodeFold,
  Diagram,
  EmbedButton,
  InlineImage,
  Media,
  PartFrame,
  PlayInView,
  a: SiteLink,
  details: Details,
  h2: headingOf("h2"),
  h3: headingOf("h3"),
  h4: headingOf("h4"),
  h5: headingOf("h5"),
  h6: headingOf("h6"),
  math: Formula,
  table: Table,
}

interface Props {
  /** Its content is the compiled tree, or null for an article that takes the stock route. */
  article: Queries.ArticleBodyFragment
  /** Language of the text, when it is not French. */
  lang?: string | undefined
  /** What gatsby-plugin-mdx compiled, on the stock route. */
  children?: ReactNode
}

export type ArticlePageProps<Data> = Pick<Props, "children"> & { data: Data }

/** The text of an article. Both routes of D1 end here and render the same components. */
export function ArticleBody({ article, lang, children }: Props) {
  const { content, images } = article
  const { shown, brought } = useMemo(
    () => ({
      shown: { images: new Map(images.map(image => [image.src, image])), lang },
      brought: new Map<string, string>(),
    }),
    [images, lang],
  )
  return (
    <ShownArticle.Provider value={shown}>
      <BroughtStyles.Provider value={brought}>
        <div className={`e-content ${styles.prose}`} {...inLanguage(lang)}>
          {Array.isArray(content) ? (
            renderArticle(content)
          ) : (
            <MDXProvider components={components}>
              <div data-article="">{children}</div>
            </MDXProvider>
          )}
        </div>
      </BroughtStyles.Provider>
    </ShownArticle.Provider>
  )
}

/** Renders a compiled article (D1). */
export const renderArticle = (tree: ArticleTree): ReactNode =>
  createElement("div", { "data-article": "" }, ...renderNodes(tree, components))

export const query = graphql`
  fragment ArticleBody on Article {
    content
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
