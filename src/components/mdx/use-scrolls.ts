import { type RefObject, useEffect, useState } from "react"

/**
 * Attributes by which the keyboard reaches an element that overflows sideways, and its name. The static HTML has
 * them always: without scripts, what scrolls must be reachable too.
 */
export function useScrolls(frame: RefObject<HTMLElement>, name: string) {
  const [scrolls, setScrolls] = useState(true)

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const sizes = new ResizeObserver(() => setScrolls(isWider(element)))
    sizes.observe(element)
    // The frame keeps its size when only its content grows: fonts arrive.
    for (const child of element.children) sizes.observe(child)
    return () => sizes.disconnect()
  }, [frame])

  return scrolls ? { tabIndex: 0, role: "group", "aria-label": name } : {}
}

/** Fractions of a pixel count: browsers make such an element a Tab stop too. */
const isWider = (frame: HTMLElement): boolean =>
  frame.scrollWidth > frame.clientWidth ||
  [...frame.children].some(
    child => child.getBoundingClientRect().width > frame.getBoundingClientRect().width,
  )
