import { type RefObject, useCallback, useEffect, useState } from "react"

/**
 * The mobile menu's state and keyboard (S-8): it closes on route change, on Escape and when there is room
 * for the row of links; on opening, the first link takes the focus; Tab stays inside while it is open.
 */
export function useMobileMenu(
  panel: RefObject<HTMLElement>,
  toggle: RefObject<HTMLElement>,
  pathname: string,
) {
  const [isOpen, setOpen] = useState(false)

  /** Closes it and moves the focus to the toggle, because the link is gone. */
  const close = useCallback(() => {
    setOpen(false)
    toggle.current?.focus()
  }, [toggle])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what closes the menu.
  useEffect(() => setOpen(false), [pathname])

  useEffect(() => {
    const sheet = panel.current
    const button = toggle.current
    if (!isOpen || !sheet || !button) return
    const release = makeRestInert(sheet, button)
    sheet.querySelector("a")?.focus()

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") close()
      else if (event.key === "Tab") keepTabInside(sheet, event)
    }
    // The style sheet alone knows the width from which the toggle is gone: it depends on the size of the text.
    const width = new ResizeObserver(() => {
      if (button.getClientRects().length === 0) setOpen(false)
    })
    width.observe(button)
    document.addEventListener("keydown", onKeyDown)
    return () => {
      release()
      width.disconnect()
      document.removeEventListener("keydown", onKeyDown)
    }
  }, [isOpen, close, panel, toggle])

  return { isOpen, setOpen, close }
}

/**
 * Takes everything but `panel` and `toggle` out of reach of pointer, keyboard and assistive tools (S-8).
 * Returns the function that gives it back.
 */
export function makeRestInert(panel: Element, toggle: Element): () => void {
  const rest: HTMLElement[] = []
  for (let part: Element = panel; part.parentElement; part = part.parentElement) {
    for (const sibling of part.parentElement.children) {
      const stays =
        sibling === part || sibling.contains(toggle) || sibling.getAttribute("role") === "status"
      if (!stays && sibling instanceof HTMLElement && !sibling.inert) rest.push(sibling)
    }
    if (part.parentElement === document.body) break
  }
  for (const element of rest) element.inert = true
  return () => {
    for (const element of rest) element.inert = false
  }
}

const FOCUSABLE = "a[href], button:not([disabled]), input:not([disabled])"

/** Moves a Tab or Shift+Tab that would leave `container` to its other end (S-8). */
function keepTabInside(container: HTMLElement, event: KeyboardEvent): void {
  const stops = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isTabStop)
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const active = document.activeElement
  if (container.contains(active) && active !== from) return
  event.preventDefault()
  to?.focus()
}

/** Of a group of radio buttons, Tab stops at the checked one only. */
const isTabStop = (element: HTMLElement): boolean =>
  !(element instanceof HTMLInputElement) || element.type !== "radio" || element.checked
