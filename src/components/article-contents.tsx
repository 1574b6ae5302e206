import { useEffect, useMemo, useRef, useState } from "react"
import { t } from "../i18n/translate"
import * as styles from "./article-contents.module.css"

/** Fewer headings than this need no table of contents. */
const WORTH_A_TABLE = 2

/** The chapter being read is the last one whose heading has passed this part of the screen's height. */
const READING_LINE = 0.3

/** Distance to a sidenote at which the list disappears, in pixels. */
const CLEARANCE = 32

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
  /** Scripts run: the list may stick. */
  const [follows, setFollows] = useState(false)
  /** Id of the chapter that is being read; none before the first one. */
  const [current, setCurrent] = useState<string>()
  /** A sidenote is where the list is. */
  const [beside, setBeside] = useState(false)

  useEffect(() => {
    const element = nav.current
    if (!element) return
    let frame = 0
    const look = () => {
      frame = 0
      setFollows(true)
      setCurrent(chapterAt(chapters))
      setBeside(hasNoteBeside(element))
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look)
    }
    // The page also changes its height without being scrolled: pictures load, details open.
    const sizes = new ResizeObserver(lookSoon)
    sizes.observe(document.body)
    window.addEventListener("scroll", lookSoon, { passive: true })
    return () => {
      sizes.disconnect()
      window.removeEventListener("scroll", lookSoon)
      cancelAnimationFrame(frame)
    }
  }, [chapters])

  useEffect(() => {
    // The list scrolls by itself when it is long: the current chapter stays in sight.
    const box = list.current
    const mark = current && box?.querySelector(`[href="#${CSS.escape(current)}"]`)
    if (!box || !mark) return
    const frame = box.getBoundingClientRect()
    const { top, bottom } = mark.getBoundingClientRect()
    if (top < frame.top) box.scrollTop -= frame.top - top
    else if (bottom > frame.bottom) box.scrollTop += bottom - frame.bottom
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

function chapterAt(chapters: readonly { id: string }[]): string | undefined {
  const { scrollY, innerHeight } = window
  const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2
  const line = innerHeight * (atEnd ? 1 : READING_LINE)
  return chapters.findLast(({ id }) => {
    const heading = document.getElementById(id)
    return heading !== null && heading.getBoundingClientRect().top <= line
  })?.id
}

function hasNoteBeside(list: HTMLElement): boolean {
  const own = list.getBoundingClientRect()
  return [...document.querySelectorAll("[data-sidenote]")].some(note => {
    const { top, bottom, left } = note.getBoundingClientRect()
    return left < own.right && top < own.bottom + CLEARANCE && bottom > own.top - CLEARANCE
  })
}
