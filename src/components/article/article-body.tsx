import "../../styles/code-tokens.css"
import "./code.module.css"
import "./figure.module.css"
import "./heading.module.css"
import "./scrolls.module.css"
import { MDXProvider } from "@mdx-js/react"
import { graphql } from "gatsby"
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from "react"
import { whenIdle } from "../../browser/page-moments"
import { useTrustedHtml } from "../../browser/trusted-html"
import { useWords } from "../../i18n/words"
import { inLanguage } from "../page-link"
import { followLink, SiteLink } from "../site-link"
import * as styles from "./article-body.module.css"
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

const loadActions = () => import(/* webpackChunkName: "article-actions" */ "./article-actions")

/**
 * Attaches to an article what only scripts can do: its links at once, all else when the browser is idle or a visitor
 * clicks a button. Without it, and when it does not load, the article is whole to read.
 * @param content compiled HTML: another one is given its actions anew
 */
function useArticleActions(article: RefObject<HTMLElement>, content: unknown): void {
  const { t, lang } = useWords()
  // biome-ignore lint/correctness/useExhaustiveDependencies: words change with the page only, and `t` at each rendering.
  useEffect(() => {
    const element = article.current
    if (!element) return
    const end = new AbortController()
    const { signal } = end
    element.addEventListener("click", followLink, { signal })
    let attached: Promise<boolean> | undefined
    const attach = () => {
      attached ??= loadActions().then(
        actions => {
          element.removeEventListener("click", clickAgain)
          if (!signal.aborted) actions.attachActions(element, { t, lang, signal })
          return !signal.aborted
        },
        () => {
          attached = undefined
          return false
        },
      )
      return attached
    }
    /** The first click is not lost: it waits for what answers it. */
    const clickAgain = async ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest("button") : null
      if (button && (await attach())) button.click()
    }
    element.addEventListener("click", clickAgain, { signal })
    whenIdle().then(() => signal.aborted || attach())
    return () => end.abort()
  }, [article, content, lang])
}

export const query = graphql`
  fragment ArticleBody on Article {
    content {
      html
    }
  }
`
