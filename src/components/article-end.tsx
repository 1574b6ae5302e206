import { Fragment } from "react"
import type { EndLink } from "../shared/article-end"
import * as styles from "./quiet-links.module.css"

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
