import type { ListedPage } from "../shared/listed-page"
import { slugOf } from "../shared/slug-of"
import { PageItems } from "./page-link"
import * as styles from "./page-list.module.css"

interface ListProps {
  title: string
  pages: readonly ListedPage[]
}

/** A way on from a page that is not there: other pages. */
export const PageList = ({ title, pages }: ListProps) => (
  <nav className={styles.pages} aria-label={title}>
    <h2 id={slugOf(title)}>{title}</h2>
    <ul className={styles.list}>
      <PageItems pages={pages} />
    </ul>
  </nav>
)
