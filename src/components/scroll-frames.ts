/**
 * Removes the attributes by which the keyboard reaches a frame that scrolls sideways as long as it does not overflow.
 * The static HTML has them always: without scripts, what scrolls must be reachable too.
 */
export function watchOverflow(frame: HTMLElement, signal: AbortSignal): void {
  const { tabIndex, role, ariaLabel } = frame
  const reachable = { tabindex: String(tabIndex), role, "aria-label": ariaLabel }
  const show = () => {
    const scrolls = isWider(frame)
    for (const [name, value] of Object.entries(reachable)) {
      if (scrolls) frame.setAttribute(name, value ?? "")
      else frame.removeAttribute(name)
    }
  }
  // In a frame of its own: in the observer's, WebKit complains of a loop.
  const sizes = new ResizeObserver(() => requestAnimationFrame(show))
  sizes.observe(frame)
  // The frame keeps its size when only its content grows: fonts arrive.
  for (const child of frame.children) sizes.observe(child)
  signal.addEventListener("abort", () => sizes.disconnect())
}

/** Fractions of a pixel count: browsers make such an element a Tab stop too. */
const isWider = (frame: HTMLElement): boolean =>
  frame.scrollWidth > frame.clientWidth ||
  [...frame.children].some(
    child => child.getBoundingClientRect().width > frame.getBoundingClientRect().width,
  )
