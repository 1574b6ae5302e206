import type { ListedPage } from "../shared/listed-page"
import * as styles from "./next-links.module.css"
import { PageLink } from "./page-link"
import { Sheet } from "./sheet"

interface NextProps {
  label: string
  /** `back`: a step back, the arrow comes first and points to where it leads. */
  links: readonly { label?: string; to: ListedPage | null; back?: boolean }[]
}

const Arrow = ({ sign, className }: { sign: string; className: string | undefined }) => (
  <span className={className} aria-hidden="true">
    {sign}
  </span>
)

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
                <PageLink
                  page={to}
                  className="title-link"
                  before={back && <Arrow sign="←" className={styles.back} />}
                >
                  {!back && <Arrow sign="→" className={styles.on} />}
                </PageLink>
              </li>
            ),
        )}
      </ul>
    </Sheet>
  )
