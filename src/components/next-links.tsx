import type { ListedPage } from "../shared/listed-page"
import * as styles from "./next-links.module.css"
import { PageLink } from "./page-link"

interface NextProps {
  /** `back`: a step back, the arrow comes first and points to where it leads. */
  links: readonly { to: ListedPage | null; back?: boolean }[]
}

/** Drawn: the site's faces have no arrows, and those of other fonts differ. */
export const Arrow = ({ back }: { back: boolean }) => (
  <svg className={back ? styles.back : styles.on} viewBox="0 0 22 16" aria-hidden="true">
    <path d={back ? "M21 8H2M9 1L2 8l7 7" : "M1 8h19M13 1l7 7-7 7"} />
  </svg>
)

/** Links to the pages beside this one. Nothing when there are none. */
export const NextLinks = ({ links }: NextProps) =>
  links.some(({ to }) => to) && (
    <ul className={`columns ${styles.next}`}>
      {links.map(
        ({ to, back = false }) =>
          to && (
            <li key={to.path}>
              <PageLink page={to} className="title-link" before={back && <Arrow back />}>
                {!back && <Arrow back={false} />}
              </PageLink>
            </li>
          ),
      )}
    </ul>
  )
