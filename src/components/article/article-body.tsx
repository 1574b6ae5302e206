import "../../styles/code-tokens.css"
import "./code.module.css"
import "./figure.module.css"
import "./heading.module.css"
import "./scrolls.module.css"
import { MDXProvider } from "@mdx-js/react"
import { graphql } from "gatsby"
import { createContext, type ReactNode, useContext, useRef } from "react"
import { useTrustedHtml } from "../../browser/trusted-html"
import { inLanguage } from "../page-link"
import { SiteLink } from "../site-link"
import * as styles from "./article-body.module.css"
import { useArticleActions } from "./use-article-actions"
// After the article's own.
import "../../styles/parts/code.css"
import "../../styles/parts/diagram.css"
import "../../styles/parts/embed.css"
import "../../styles/parts/math.css"
import "../../styles/parts/media.css"
import "../../styles/parts/notes.css"
import "../../styles/parts/table.css"

interface Props {
  /** Its content is one HTML text, or what the article that takes MDX's own route has in `Pieces`. */
  article: Queries.ArticleBodyFragment
  /** Language of the text, when it is not French. */
  lang?: string | undefined
  /** Output of gatsby-plugin-mdx, on MDX's own route. */
  children?: ReactNode
}

export type ArticlePageProps<Data> = Pick<Props, "children"> & { data: Data }

const Content = createContext<readonly string[]>([])

/** A picture or a film in an article that takes MDX's own route, by its number. */
function Pieces({ of }: { of: string }) {
  const html = useTrustedHtml(useContext(Content)[Number(of)] ?? "")
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as below.
  return <span className="pieces" dangerouslySetInnerHTML={html} />
}

/** Components that MDX's own route gets from the page. */
const COMPONENTS = { Pieces, a: SiteLink }

/** The text of an article. Both routes of D1 end here, with the same HTML. */
export function ArticleBody({ article: { content }, lang, children }: Props) {
  const body = useRef<HTMLDivElement>(null)
  const html = useTrustedHtml(content.html.join(""))
  useArticleActions(body, content)
  return (
    <div ref={body} className={`e-content ${styles.prose}`} {...inLanguage(lang)}>
      {children ? (
        <Content.Provider value={content.html}>
          <MDXProvider components={COMPONENTS}>
            <div data-article="">{children}</div>
          </MDXProvider>
        </Content.Provider>
      ) : (
        // React neither renders nor hydrates what is in it (D1).
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build wrote it, and checked what the author wrote (D5).
        <div data-article="" dangerouslySetInnerHTML={html} />
      )}
    </div>
  )
}

export const query = graphql`
  fragment ArticleBody on Article {
    content {
      html
    }
  }
`
