import { type RefObject, useEffect } from "react"
import { whenIdle } from "../../browser/page-moments"
import { useWords } from "../../i18n/words"
import { followLink } from "../site-link"

const loadActions = () => import(/* webpackChunkName: "article-actions" */ "./article-actions")

/**
 * Attaches to an article what only scripts can do: its links at once, all else when the browser is idle or a visitor
 * clicks a button. Without it, and when it does not load, the article is whole to read.
 * @param content compiled HTML: another one is given its actions anew
 */
export function useArticleActions(article: RefObject<HTMLElement>, content: unknown): void {
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
