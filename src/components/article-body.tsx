import { MDXProvider } from "@mdx-js/react"
import { graphql } from "gatsby"
import { createElement, type ReactNode, useMemo } from "react"
import facts from "site-facts"
import { type ArticleNode, type ArticleTree, isArticleTree } from "../content-model/article-tree"
import * as styles from "./article-body.module.css"
import { type ComponentMap, components } from "./mdx/component-map"
import { ArticleImages } from "./mdx/picture"

interface Props {
  /** Its content is the compiled tree, or null for an article that takes the stock route. */
  article: Queries.ArticleBodyFragment
  /** Language of the text, when it is not French. */
  lang?: string | undefined
  /** What gatsby-plugin-mdx compiled, on the stock route. */
  children?: ReactNode
}

/** Each article counts its sidenotes; on paper, links inside the site begin with its address. */
const ofThisArticle = {
  counterReset: "sidenote",
  "--site-origin": JSON.stringify(facts.site.url),
}

/** The text of an article. Both routes of D1 end here and render the same components. */
export function ArticleBody({ article, lang, children }: Props) {
  const { content, images } = article
  const bySource = useMemo(() => new Map(images.map(image => [image.src, image])), [images])
  return (
    <ArticleImages.Provider value={bySource}>
      <div className={styles.prose} lang={lang} style={ofThisArticle}>
        {isArticleTree(content) ? (
          renderArticle(content, components)
        ) : (
          <MDXProvider components={components}>
            <div data-article="">{children}</div>
          </MDXProvider>
        )}
      </div>
    </ArticleImages.Provider>
  )
}

/**
 * Renders a compiled article (D1). Children are passed one by one, as compiled JSX does, so that they need
 * no keys.
 */
export function renderArticle(tree: ArticleTree, map: ComponentMap): ReactNode {
  return createElement("div", { "data-article": "" }, ...tree.map(node => renderNode(node, map)))
}

function renderNode(node: ArticleNode, map: ComponentMap): ReactNode {
  if (typeof node === "string") return node
  const [tag, props, ...children] = node
  const component = Object.hasOwn(map, tag) ? map[tag] : tag
  return createElement(
    component ?? tag,
    props === 0 ? null : props,
    ...children.map(child => renderNode(child, map)),
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
        ...WidePicture
      }
    }
  }
`
