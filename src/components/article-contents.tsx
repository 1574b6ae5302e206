import { useEffect, useMemo, useRef } from "react"
import { t } from "../i18n/translate"
import * as styles from "./article-contents.module.css"
import { useReadingPlace } from "./use-reading-place"

/** Fewer headings than this need no table of contents. */
const WORTH_A_TABLE = 2

interface Props {
  headings: Queries.ArticleMarginFragment["headings"]
  /** Language of the article, when it is not French. */
  lang: string | undefined
}

/**
 * Table of contents: one list for both sizes. On small screens the `details` before it opens and closes it
 * (by style alone); in the margin it is always visible, and follows the reading once scripts run.
 */
export function ArticleContents({ headings, lang }: Props) {
  const nav = useRef<HTMLElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const chapters = useMemo(() => headings.filter(({ depth }) => depth === 2), [headings])
  const { follows, current, beside } = useReadingPlace(nav, chapters)

  useEffect(() => {
    // The list scrolls by itself when it is long: the current chapter stays in sight.
    const mark = current && list.current?.querySelector(`[href="#${CSS.escape(current)}"]`)
    if (mark instanceof HTMLElement) keepInSight(list.current, mark)
  }, [current])

  if (chapters.length < WORTH_A_TABLE) return null
  return (
    <nav
      ref={nav}
      className={`${styles.contents} screen-only`}
      aria-label={t("post.contents")}
      data-pagefind-ignore="all"
      data-follows={follows || undefined}
      data-beside={beside || undefined}
    >
      <details className={styles.fold}>
        <summary>{t("post.contents")}</summary>
      </details>
      <p className={styles.name}>{t("post.contents")}</p>
      <ol ref={list} className={styles.list} lang={lang}>
        {chapters.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              data-text={text}
              aria-current={id === current ? "location" : undefined}
            >
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function keepInSight(list: HTMLElement | null, item: HTMLElement): void {
  if (!list) return
  const frame = list.getBoundingClientRect()
  const { top, bottom } = item.getBoundingClientRect()
  if (top < frame.top) list.scrollTop -= frame.top - top
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom
}
