import { type RefObject, useCallback, useEffect, useState } from "react"
import { keepTabInside } from "./keep-tab-inside"
import { makeRestInert } from "./make-rest-inert"

interface MobileMenuParts {
  panel: RefObject<HTMLElement>
  toggle: RefObject<HTMLElement>
  pathname: string
}

/**
 * The mobile menu's state and keyboard (S-8): it closes on route change, on Escape and when there is room
 * for the row of links; on opening, the first link takes the focus; Tab stays inside while it is open.
 */
export function useMobileMenu({ panel, toggle, pathname }: MobileMenuParts) {
  const [isOpen, setOpen] = useState(false)

  /** Closes it for the visitor, who then stands at the toggle and not at a link that is gone. */
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
