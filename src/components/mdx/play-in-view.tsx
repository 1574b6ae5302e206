import { useEffect, useRef } from "react"

/** Plays the silent film beside it while it is seen, where motion is welcome, until the visitor stops it. */
export default function PlayInView() {
  const place = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const film = place.current?.parentElement?.querySelector("video")
    if (!film) return
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
    film.addEventListener("pause", stop)
    motion.addEventListener("change", follow)
    return () => {
      sight.disconnect()
      film.removeEventListener("pause", stop)
      motion.removeEventListener("change", follow)
    }
  }, [])

  return <span ref={place} hidden />
}
