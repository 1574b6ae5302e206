import { Fragment } from "react"
import type { EndLink } from "../shared/article-end"
import type { ListedPage } from "../shared/listed-page"
import { PageLink } from "./page-link"
import * as styles from "./quiet-links.module.css"

/** Links in a row, quieter than what they are beside, which may be in another language. Nothing when there are none. */
export const QuietLinks = ({ pages, label }: { pages: readonly ListedPage[]; label?: string }) =>
  pages.length > 0 && (
    <p className={`meta ${styles.links}`} lang="fr">
      {label && `${label} `}
      {pages.map(page => (
        <Fragment key={page.path}>
          <PageLink page={page} />{" "}
        </Fragment>
      ))}
    </p>
  )

/** The ways on from the end of a text. */
export const ArticleEnd = ({ links }: { links: readonly EndLink[] }) => (
  <p className={`meta ${styles.links}`}>
    {links.map(({ label, href }) => (
      <Fragment key={href}>
        <a href={href}>{label}</a>{" "}
      </Fragment>
    ))}
  </p>
)
