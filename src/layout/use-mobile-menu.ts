import { type RefObject, useEffect, useState } from "react"
import { keepTabInside } from "./keep-tab-inside"

/** The width from which the links stand in a row; the same as in `navigation.module.css`. */
const WIDE = "(min-width: 761px)"

interface MobileMenuParts {
  list: RefObject<HTMLElement>
  toggle: RefObject<HTMLElement>
  pathname: string
}

/**
 * The mobile menu's state and keyboard (S-8): it closes on route change, on Escape and when the
 * screen becomes wide; on opening, the first link takes the focus; Tab stays inside while it is open.
 */
export function useMobileMenu({ list, toggle, pathname }: MobileMenuParts) {
  const [isOpen, setOpen] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what closes the menu.
  useEffect(() => setOpen(false), [pathname])

  useEffect(() => {
    if (!isOpen) return
    list.current?.querySelector("a")?.focus()

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") {
        setOpen(false)
        toggle.current?.focus()
      } else if (event.key === "Tab" && list.current) {
        keepTabInside(list.current, event)
      }
    }
    const wide = window.matchMedia(WIDE)
    const onWide = () => setOpen(false)
    document.addEventListener("keydown", onKeyDown)
    wide.addEventListener("change", onWide)
    return () => {
      document.removeEventListener("keydown", onKeyDown)
      wide.removeEventListener("change", onWide)
    }
  }, [isOpen, list, toggle])

  return { isOpen, setOpen }
}
