import type { ListedPage } from "../shared/listed-page"
import * as styles from "./next-links.module.css"
import { PageLink } from "./page-link"
import { Sheet } from "./sheet"

interface NextProps {
  label: string
  /** `back`: a step back, the arrow points to where it leads. */
  links: readonly { label?: string; to: ListedPage | null; back?: boolean }[]
}

/** Links to the pages beside this one. Nothing when there are none. */
export const NextLinks = ({ label, links }: NextProps) =>
  links.some(({ to }) => to) && (
    <Sheet className="screen-only" title={label} data-pagefind-ignore="all">
      <ul className={styles.next}>
        {links.map(
          ({ label, to, back = false }) =>
            to && (
              <li key={to.path}>
                {label && <div className="meta">{label}</div>}
                <PageLink page={to} className="title-link">
                  <span className={styles.arrow} data-back={back || undefined} aria-hidden="true">
                    {back ? "←" : "→"}
                  </span>
                </PageLink>
              </li>
            ),
        )}
      </ul>
    </Sheet>
  )
