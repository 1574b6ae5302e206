import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from "react"

/**
 * Keeps a native dialog open and modal while it is mounted: the browser keeps the focus inside, closes it on Escape and
 * restores the focus. A click beside what is in it closes it too. Takes what happens then; returns properties of the
 * dialog.
 */
export function useModal(dialog: RefObject<HTMLDialogElement>, onClose: () => void) {
  const openedFrom = useRef<Element | null>(null)

  // Before what is inside takes the focus, which it can only when it shows.
  useLayoutEffect(() => {
    // Fast Refresh runs it again, and an open dialog may refuse.
    if (!dialog.current || dialog.current.open) return
    openedFrom.current = document.activeElement
    dialog.current.showModal()
  }, [dialog])

  return {
    onClose: () => {
      restoreFocus(openedFrom.current)
      onClose()
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (target === currentTarget) dialog.current?.close()
    },
  }
}

/**
 * Moves the focus to what opened a dialog, unless something has it. When a dialog closes while a style sheet is on its
 * way, as with prefetching, WebKit focuses nothing: it uses its last styles, by which the page is still inert. A read
 * of a size makes it compute new ones.
 */
export function restoreFocus(element: Element | null): void {
  if (document.activeElement !== document.body || !(element instanceof HTMLElement)) return
  document.body.getBoundingClientRect()
  element.focus({ preventScroll: true })
}
