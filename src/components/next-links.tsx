import type { ListedPage } from "../shared/listed-page"
import * as styles from "./next-links.module.css"
import { PageLink } from "./page-link"
import { Sheet } from "./sheet"

interface Props {
  label: string
  links: readonly {
    label: string
    to: ListedPage | null
    /** A step back: the arrow points to where it leads. */
    back?: boolean
  }[]
}

/** Links to the next pages. Renders nothing when there are none. */
export function NextLinks({ label, links }: Props) {
  if (links.every(({ to }) => !to)) return null
  return (
    <Sheet className="screen-only" title={label} data-pagefind-ignore="all">
      <ul className={styles.links}>
        {links.map(
          ({ label, to, back = false }) =>
            to && (
              <li key={to.path}>
                {label && <div className="meta">{label}</div>}
                <PageLink page={to} className="title-link">
                  <span className={styles.arrow} data-back={back} aria-hidden="true">
                    {back ? "←" : "→"}
                  </span>
                </PageLink>
              </li>
            ),
        )}
      </ul>
    </Sheet>
  )
}
