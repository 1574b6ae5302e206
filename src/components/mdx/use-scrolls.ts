import { type RefObject, useEffect, useState } from "react"

/**
 * Says whether an element overflows sideways. In the static HTML the answer is yes:
 * without scripts, what scrolls must be reachable by keyboard all the same.
 */
export function useScrolls(frame: RefObject<HTMLElement>): boolean {
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

  return scrolls
}

/** Fractions of a pixel count: browsers make such an element a Tab stop too. */
const isWider = (frame: HTMLElement): boolean =>
  frame.scrollWidth > frame.clientWidth ||
  [...frame.children].some(
    child => child.getBoundingClientRect().width > frame.getBoundingClientRect().width,
  )
