import type { ComponentPropsWithoutRef } from "react"
import { t } from "../../i18n/translate"
import * as styles from "./heading.module.css"

type Props = ComponentPropsWithoutRef<"h2">

/** Headings of an article with a hanging `#` link to themselves in the margin colour. */
export const Heading2 = (props: Props) => <Heading tag="h2" {...props} />
export const Heading3 = (props: Props) => <Heading tag="h3" {...props} />
export const Heading4 = (props: Props) => <Heading tag="h4" {...props} />

function Heading({ tag: Tag, children, ...props }: Props & { tag: "h2" | "h3" | "h4" }) {
  const { id } = props
  return (
    <div className={styles.part} data-level={Tag}>
      <Tag {...props} className={styles.heading}>
        {children}
      </Tag>
      {id && (
        <a
          className={styles.anchor}
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
