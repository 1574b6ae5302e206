/** Plays a silent film while it is seen, where motion is welcome, until the visitor stops it. */
export function playInView(film: HTMLVideoElement, signal: AbortSignal): void {
  const motion = matchMedia("(prefers-reduced-motion: no-preference)")
  let isSeen = false
  const follow = () => {
    // A browser may refuse, and then there is its button.
    if (isSeen && motion.matches) film.play().catch(() => undefined)
    else film.pause()
  }
  const sight = new IntersectionObserver(entries => {
    isSeen = entries.at(-1)?.isIntersecting ?? false
    follow()
  })
  const stop = () => {
    if (isSeen && motion.matches) sight.disconnect()
  }
  sight.observe(film)
  film.addEventListener("pause", stop, { signal })
  motion.addEventListener("change", follow, { signal })
  signal.addEventListener("abort", () => sight.disconnect())
}
