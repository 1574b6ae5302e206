/** The chapter being read is the last one whose heading has passed this part of the screen's height. */
const READING_LINE = 0.3

/** Distance to a note at which the list disappears, in pixels. */
const CLEARANCE = 32

/** Place of the reader in an article. */
export interface Reading {
  /** Id of the chapter, or part of one, that is being read; none before the first one. */
  current: string | undefined
  /** A sidenote, or a remark, is where the table of contents is. */
  beside: boolean
}

/**
 * Calls `onChange` with the reader's place, at first and after each change, and keeps the current chapter in the sight
 * of a table of contents that scrolls by itself. Returns what ends it.
 */
export function followReading(
  contents: HTMLElement,
  chapters: readonly { id: string }[],
  onChange: (reading: Reading) => void,
): () => void {
  let frame = 0
  let last: Reading | undefined
  const look = () => {
    frame = 0
    const current = chapterAt(chapters)
    const beside = hasNoteBeside(contents)
    const isNext = current !== last?.current
    if (last && !isNext && beside === last.beside) return
    last = { current, beside }
    onChange(last)
    if (current && isNext) bringIntoSight(contents, current)
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

function hasNoteBeside(contents: HTMLElement): boolean {
  const own = contents.getBoundingClientRect()
  return [...document.querySelectorAll("[data-sidenote], .callout")].some(note => {
    const { top, bottom, left } = note.getBoundingClientRect()
    return left < own.right && top < own.bottom + CLEARANCE && bottom > own.top - CLEARANCE
  })
}

function bringIntoSight(contents: HTMLElement, chapter: string): void {
  const link = contents.querySelector(`[href="#${CSS.escape(chapter)}"]`)
  const list = contents.querySelector("ol")
  if (!link || !list) return
  const frame = list.getBoundingClientRect()
  const { top, bottom } = link.getBoundingClientRect()
  if (top < frame.top) list.scrollTop -= frame.top - top
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom
}
