import { Link } from "gatsby"
import * as styles from "./next-links.module.css"
import { Sheet } from "./sheet"

interface Props {
  label: string
  links: readonly {
    label: string
    to: { path: string; title: string } | null
    /** A step back: the arrow points to where it leads. */
    back?: boolean
  }[]
}

/** Links to the next pages. Renders nothing when there are none. */
export function NextLinks({ label, links }: Props) {
  if (links.every(({ to }) => !to)) return null
  return (
    <Sheet className="screen-only" title={label} isIndexed={false}>
      <ul className={styles.links}>
        {links.map(
          ({ label, to, back = false }) =>
            to && (
              <li key={to.path}>
                {label && <span className={styles.label}>{label}</span>}
                <Link to={to.path}>
                  {to.title}
                  <span className={styles.arrow} data-back={back} aria-hidden="true">
                    {back ? "←" : "→"}
                  </span>
                </Link>
              </li>
            ),
        )}
      </ul>
    </Sheet>
  )
}
