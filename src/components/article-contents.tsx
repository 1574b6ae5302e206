import { useEffect, useMemo, useRef, useState } from "react"
import { whenIdle } from "../browser/page-moments"
import { useWords } from "../i18n/words"
import * as styles from "./article-contents.module.css"
import type { Reading } from "./follow-reading"
import { inLanguage } from "./page-link"

/** Fewer headings than this need no table of contents. */
const WORTH_A_TABLE = 2
/** More than these are no help: then the list has only chapters. */
const MOST_ENTRIES = 16

interface Props {
  headings: Queries.ArticleMarginFragment["headings"]
  /** Language of the article, when it is not French. */
  lang: string | undefined
  label?: string
}

/**
 * Table of contents: one list for both sizes. On small screens the `details` before it opens and closes it
 * (by style only); in the margin it is always visible, and follows the reading once scripts run.
 */
export function ArticleContents({ headings, lang, label }: Props) {
  const { t } = useWords()
  const contents = label ?? t("post.contents")
  const nav = useRef<HTMLElement>(null)
  const chapters = useMemo(() => chaptersOf(headings), [headings])
  /** Place of the reader, once the script runs: then the list may stick. */
  const [reading, setReading] = useState<Reading>()

  useEffect(() => {
    let stop: (() => void) | undefined
    const left = new AbortController()
    const follow = async () => {
      await whenIdle()
      const { followReading } = await import(/* webpackChunkName: "late" */ "./follow-reading")
      if (nav.current && !left.signal.aborted)
        stop = followReading(
          nav.current,
          chapters.flatMap(({ parts, ...chapter }) => [chapter, ...parts]),
          setReading,
        )
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
      aria-label={contents}
      data-pagefind-ignore="all"
      data-follows={reading && ""}
      data-beside={reading?.beside || undefined}
    >
      <details className={styles.fold}>
        <summary>{contents}</summary>
      </details>
      <p className={styles.name}>{contents}</p>
      <ol className={styles.list} {...inLanguage(lang)}>
        {chapters.map(({ parts, ...chapter }) => (
          <li key={chapter.id}>
            <Entry {...chapter} current={reading?.current} />
            {parts.length > 0 && (
              <ol className={styles.parts}>
                {parts.map(part => (
                  <li key={part.id}>
                    <Entry {...part} current={reading?.current} />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface EntryProps {
  id: string
  text: string
  current: string | undefined
}

const Entry = ({ id, text, current }: EntryProps) => (
  <a href={`#${id}`} data-text={text} aria-current={id === current ? "location" : undefined}>
    <span>{text}</span>
  </a>
)

/** The h2 of an article, with their h3 unless there are too many. */
function chaptersOf(headings: Props["headings"]) {
  const chapters: (Heading & { parts: Heading[] })[] = []
  const shown = headings.filter(({ depth }) => depth <= 3)
  for (const { depth, id, text } of shown) {
    if (depth === 2) chapters.push({ id, text, parts: [] })
    else if (shown.length <= MOST_ENTRIES) chapters.at(-1)?.parts.push({ id, text })
  }
  return chapters
}

type Heading = Pick<EntryProps, "id" | "text">
