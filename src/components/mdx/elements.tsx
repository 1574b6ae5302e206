import {
  type ComponentPropsWithoutRef,
  isValidElement,
  type PropsWithChildren,
  type ReactNode,
  useEffect,
  useRef,
} from "react"
import { useWords } from "../../i18n/words"
import * as styles from "./heading.module.css"

/** A heading of an article with a hanging `#` link to itself in the margin colour. */
export const headingOf = (Tag: "h2" | "h3" | "h4" | "h5" | "h6") =>
  function Heading(props: ComponentPropsWithoutRef<"h2">) {
    const { id, children } = props
    const { lang, t } = useWords()
    return (
      <div className={styles.part} data-level={Tag}>
        <Tag {...props} className={styles.heading} />
        {id && (
          <a
            className={`${styles.anchor} screen-only`}
            href={`#${id}`}
            lang={lang}
            aria-label={t("heading.link", { title: textOf(children) })}
            data-pagefind-ignore="all"
          >
            <span>#</span>
          </a>
        )}
      </div>
    )
  }

/** The words of what is rendered. */
function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join("")
  if (isValidElement<PropsWithChildren>(node)) return textOf(node.props.children)
  return typeof node === "string" ? node : ""
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
