const FOCUSABLE = "a[href], button:not([disabled]), input:not([disabled])"

/** Moves a Tab or Shift+Tab that would leave `container` to its other end (S-8). */
export function keepTabInside(container: HTMLElement, event: KeyboardEvent): void {
  const stops = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isTabStop)
  const first = stops.at(0)
  const last = stops.at(-1)
  if (!first || !last) return
  const active = document.activeElement
  const outside = !container.contains(active)
  if (event.shiftKey ? outside || active === first : outside || active === last) {
    event.preventDefault()
    const target = event.shiftKey ? last : first
    target.focus()
  }
}

/** Of a group of radio buttons, Tab stops at the checked one only. */
const isTabStop = (element: HTMLElement): boolean =>
  !(element instanceof HTMLInputElement) || element.type !== "radio" || element.checked
