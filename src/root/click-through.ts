/**
 * Lets a click during a transition do what it does at any other time. While a transition runs, all that is
 * on the screen are pictures, and the browser gives every press to the root. A press ends the transition;
 * the click that follows from a mouse still goes to the root, and is passed on to what is under it.
 */
export function letClicksThrough(transition: ViewTransition): void {
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
