import { type ComponentPropsWithoutRef, useEffect, useRef } from "react"

/** A part that can be folded away. Paper cannot be clicked: printing opens it, and folds it again. */
export function Details({ children, ...props }: ComponentPropsWithoutRef<"details">) {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const element = details.current
    if (!element) return
    let wasOpen = element.open
    const open = () => {
      wasOpen = element.open
      element.open = true
    }
    const restore = () => {
      element.open = wasOpen
    }
    window.addEventListener("beforeprint", open)
    window.addEventListener("afterprint", restore)
    return () => {
      window.removeEventListener("beforeprint", open)
      window.removeEventListener("afterprint", restore)
    }
  }, [])

  return (
    <details ref={details} {...props}>
      {children}
    </details>
  )
}
