import { type RefObject, useEffect, useState } from "react"

/** The chapter being read is the last one whose heading has passed this part of the screen's height. */
const READING_LINE = 0.3

/** Distance to a sidenote at which the list disappears, in pixels. */
const CLEARANCE = 32

/** Follows the reading: which chapter it has reached, and whether a sidenote needs the list's place. */
export function useReadingPlace(list: RefObject<HTMLElement>, chapters: readonly { id: string }[]) {
  /** Scripts run: the list may stick. */
  const [follows, setFollows] = useState(false)
  /** Id of the chapter that is being read; none before the first one. */
  const [current, setCurrent] = useState<string>()
  /** A sidenote is where the list is. */
  const [beside, setBeside] = useState(false)

  useEffect(() => {
    const element = list.current
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
  }, [list, chapters])

  return { follows, current, beside }
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
