import { useEffect, useMemo, useRef, useState } from "react"
import { whenIdle } from "../browser/page-moments"
import { t } from "../i18n/translate"
import * as styles from "./article-contents.module.css"
import type { Reading } from "./follow-reading"

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
  const chapters = useMemo(() => headings.filter(({ depth }) => depth === 2), [headings])
  /** Where the reader is, once the script that says it runs: then the list may stick. */
  const [reading, setReading] = useState<Reading>()

  useEffect(() => {
    let stop: (() => void) | undefined
    const left = new AbortController()
    const follow = async () => {
      await whenIdle()
      const { followReading } = await import(/* webpackChunkName: "late" */ "./follow-reading")
      if (nav.current && !left.signal.aborted)
        stop = followReading(nav.current, chapters, setReading)
    }
    // Without it the list works all the same.
    follow().catch(() => {})
    return () => {
      left.abort()
      stop?.()
    }
  }, [chapters])

  if (chapters.length < WORTH_A_TABLE) return null
  return (
    <nav
      ref={nav}
      className={`${styles.contents} screen-only`}
      aria-label={t("post.contents")}
      data-pagefind-ignore="all"
      data-follows={reading && ""}
      data-beside={reading?.beside || undefined}
    >
      <details className={styles.fold}>
        <summary>{t("post.contents")}</summary>
      </details>
      <p className={styles.name}>{t("post.contents")}</p>
      <ol className={styles.list} lang={lang}>
        {chapters.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              data-text={text}
              aria-current={id === reading?.current ? "location" : undefined}
            >
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
