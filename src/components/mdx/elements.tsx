import { Link } from "gatsby"
import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from "react"
import { t } from "../../i18n/translate"
import * as headingStyles from "./heading.module.css"
import * as tableStyles from "./table.module.css"
import { useScrolls } from "./use-scrolls"

/** A link of an article: addresses of this site navigate without a full load. */
export function SiteLink({ href = "", ...props }: ComponentPropsWithoutRef<"a">) {
  return /^\/(?!\/)/.test(href) ? <Link to={href} {...props} /> : <a href={href} {...props} />
}

/** A heading of an article with a hanging `#` link to itself in the margin colour. */
export const headingOf = (Tag: "h2" | "h3" | "h4") =>
  function Heading(props: ComponentPropsWithoutRef<"h2">) {
    const { id } = props
    return (
      <div className={headingStyles.part} data-level={Tag}>
        <Tag {...props} className={headingStyles.heading} />
        {id && (
          <a
            className={`${headingStyles.anchor} screen-only`}
            href={`#${id}`}
            lang="fr"
            aria-label={t("heading.link")}
            aria-describedby={id}
            data-pagefind-ignore="all"
          >
            <span>#</span>
          </a>
        )}
      </div>
    )
  }

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

/** A table that scrolls inside itself when the screen is too narrow, and then can be reached and has a name. */
export function Table({ children }: ComponentPropsWithoutRef<"table">) {
  const frame = useRef<HTMLDivElement>(null)
  const [name, setName] = useState(t("table.label"))
  const reachable = useScrolls(frame, name)

  useEffect(() => {
    const caption = frame.current?.querySelector("caption")?.textContent
    if (caption) setName(caption)
  }, [])

  return (
    <div ref={frame} className={tableStyles.frame} {...reachable}>
      <table className={tableStyles.table}>{children}</table>
    </div>
  )
}
