import { type RefObject, useEffect, useState } from "react"

/**
 * Says whether an element has more to show sideways than it can. In the static HTML the answer is yes:
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

/** By fractions of a pixel too: browsers let the keyboard into whatever scrolls by the least of them. */
const isWider = (frame: HTMLElement): boolean =>
  frame.scrollWidth > frame.clientWidth ||
  [...frame.children].some(
    child => child.getBoundingClientRect().width > frame.getBoundingClientRect().width,
  )
