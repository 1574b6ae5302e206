import "./page-transition.css"

/** How long the old page may stay on the screen for the new one, when something keeps it from coming. */
const LONGEST_WAIT_MS = 500

let settle = () => {}

/**
 * Lets one page fade into the next where the browser can (VISUAL, 10). For a history that has just moved: the
 * router renders from the next animation frame, and the transition starts in the same frame, so it has seen
 * the old page, and ends its waiting when the new one is there. Back and forward are the browser's own
 * gestures and stay as they are.
 */
export function fadeToNextPage(): void {
  if (!("startViewTransition" in document) || document.hidden) return
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return
  void Promise.resolve().then(() => requestAnimationFrame(fade))
}

/** The new page is on the screen. */
export function endWaiting(): void {
  settle()
}

function fade(): void {
  const shown = new Promise<void>(resolve => {
    settle = resolve
    setTimeout(resolve, LONGEST_WAIT_MS)
  })
  const transition = document.startViewTransition(() => shown)
  // A transition that is skipped, as when the next one starts, is no error: the page is there.
  transition.ready.catch(() => {})
  letClicksThrough(transition)
}

/**
 * Lets a click during a transition do what it does at any other time. While a transition runs, all that is
 * on the screen are pictures, and the browser gives every press to the root. A press ends the transition;
 * the click that follows from a mouse still goes to the root, and is passed on to what is under it.
 */
function letClicksThrough(transition: ViewTransition): void {
  const listening = new AbortController()
  const onPress = () => {
    listening.abort()
    transition.skipTransition()
    document.addEventListener("click", passOn, { capture: true, once: true })
  }
  document.addEventListener("pointerdown", onPress, { capture: true, signal: listening.signal })
  void transition.finished.then(() => listening.abort())
}

function passOn(click: MouseEvent): void {
  const root = document.documentElement
  if (click.target !== root) return
  const target = document.elementFromPoint(click.clientX, click.clientY)
  if (!target || target === root) return
  click.stopPropagation()
  target.dispatchEvent(new MouseEvent("click", click))
}
