import { decoded } from "../../shared/decoded"
import type { Action } from "./action"

/** The chapter being read is the last one whose heading has passed this part of the screen's height. */
const READING_LINE = 0.3

/** Distance to a note or drawing at which the list disappears, in pixels. */
const CLEARANCE = 32

/**
 * Makes a table of contents follow the reading: marks the present chapter, keeps it in the sight of a list that scrolls by
 * itself, and gives way to a note or a drawing beside the text.
 */
export const followReading: Action<HTMLElement> = (contents, { signal }) => {
  const links = [...contents.querySelectorAll("a")]
  let frame = 0
  let current: HTMLAnchorElement | undefined
  const mark = (next?: HTMLAnchorElement) => {
    current?.removeAttribute("aria-current")
    next?.setAttribute("aria-current", "location")
    current = next
    const list = next?.closest<HTMLElement>("details > ol")
    if (next && list) list.scrollTop = next.offsetTop - list.clientHeight / 2
  }
  const look = () => {
    frame = 0
    contents.toggleAttribute("data-beside", hasNoteBeside(contents))
    const next = linkAt(links)
    if (next !== current) mark(next)
  }
  const lookSoon = () => {
    frame ||= requestAnimationFrame(look)
  }
  // The page also changes its height without being scrolled: pictures load, details open.
  const sizes = new ResizeObserver(lookSoon)
  sizes.observe(document.body)
  window.addEventListener("scroll", lookSoon, { passive: true, signal })
  // From now on it may stick.
  contents.toggleAttribute("data-follows", true)
  signal.addEventListener("abort", () => {
    sizes.disconnect()
    cancelAnimationFrame(frame)
    mark()
    for (const name of ["data-follows", "data-beside"]) contents.removeAttribute(name)
  })
}

function linkAt(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const { scrollY, innerHeight } = window
  const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2
  const line = innerHeight * (atEnd ? 1 : READING_LINE)
  return links.findLast(({ hash }) => {
    const heading = document.getElementById(decoded(hash.slice(1)))
    return heading !== null && heading.getBoundingClientRect().top <= line
  })
}

function hasNoteBeside(contents: HTMLElement): boolean {
  const own = contents.getBoundingClientRect()
  return [...document.querySelectorAll("[data-sidenote], .callout, .drawn > svg")].some(note => {
    const { top, bottom, left } = note.getBoundingClientRect()
    return left < own.right && top < own.bottom + CLEARANCE && bottom > own.top - CLEARANCE
  })
}
