import { type RefObject, useEffect } from "react"
import { whenIdle } from "../../browser/page-moments"
import { useWords } from "../../i18n/words"
import { followLink } from "../site-link"
import type { ArticleImages } from "./article-markup"
import type { Enlarged } from "./enlarged-picture"

/** Facts of the page that the actions of an article need. */
export interface ArticlePage {
  images: ArticleImages
  enlarge(picture: Enlarged): void
}

const loadActions = () => import(/* webpackChunkName: "article-actions" */ "./article-actions")

/**
 * Adds to an article what only scripts can do: links at once, all else when the browser is idle. Without it, and when
 * it does not load, the article is whole to read.
 * @param content compiled HTML: another one gets its actions again
 */
export function useArticleActions(
  article: RefObject<HTMLElement>,
  { images, enlarge }: ArticlePage,
  content: unknown,
): void {
  const { t, lang } = useWords()
  // biome-ignore lint/correctness/useExhaustiveDependencies: words change with the page only, and `t` at each rendering.
  useEffect(() => {
    const element = article.current
    if (!element) return
    const end = new AbortController()
    const { signal } = end
    element.addEventListener("click", followLink, { signal })
    whenIdle()
      .then(() => (signal.aborted ? undefined : loadActions()))
      .then(
        actions =>
          signal.aborted || actions?.attachActions(element, { images, enlarge, t, lang, signal }),
        () => undefined,
      )
    return () => end.abort()
  }, [article, images, enlarge, content, lang])
}
