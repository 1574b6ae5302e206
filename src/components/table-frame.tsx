import { type ReactNode, useEffect, useRef } from "react"
import { PartStyles } from "./part-styles"
import { watchOverflow } from "./scroll-frames"
import "./article/scrolls.module.css"

/** A table that scrolls inside itself when the screen is too narrow, and then can be reached by its name. */
export function TableFrame({ name, children }: { name: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const end = new AbortController()
    if (frame.current) watchOverflow(frame.current, end.signal)
    return () => end.abort()
  }, [])

  return (
    <>
      <PartStyles part="table" />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div
        ref={frame}
        className="scrolls table-frame"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        role="group"
        aria-label={name}
      >
        <table>{children}</table>
      </div>
    </>
  )
}
