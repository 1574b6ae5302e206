import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from "react"
import { useWords } from "../../i18n/words"
import tableStyles from "../../styles/parts/table.css"
import { PartStyles } from "./part-styles"
import * as scrolling from "./scrolls.module.css"
import { useScrolls } from "./use-scrolls"

/** A table that scrolls inside itself when the screen is too narrow, and then can be reached and has a name. */
export function Table({ children }: ComponentPropsWithoutRef<"table">) {
  const { t } = useWords()
  const frame = useRef<HTMLDivElement>(null)
  const [name, setName] = useState(t("table.label"))
  const reachable = useScrolls(frame, name)

  useEffect(() => {
    const caption = frame.current?.querySelector("caption")?.textContent
    if (caption) setName(caption)
  }, [])

  return (
    <>
      <PartStyles href={tableStyles} />
      <div ref={frame} className={`${scrolling.scrolls} table-frame`} {...reachable}>
        <table>{children}</table>
      </div>
    </>
  )
}
