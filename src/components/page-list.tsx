import type { ReactNode } from "react"
import type { ListedPage } from "../shared/listed-page"
import { slugOf } from "../shared/slug-of"
import { PageItems } from "./page-link"
import * as styles from "./page-list.module.css"

interface ListProps {
  title: string
  pages: readonly ListedPage[]
  children?: ReactNode
}

/** A way on from a page that is not there: other pages. */
export const PageList = ({ title, pages, children }: ListProps) => (
  <nav className={styles.pages} aria-label={title}>
    <h2 id={slugOf(title)}>{title}</h2>
    {pages.length > 0 && (
      <ul className={styles.list}>
        <PageItems pages={pages} />
      </ul>
    )}
    {children}
  </nav>
)
