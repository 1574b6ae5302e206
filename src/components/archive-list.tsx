import { Link } from "gatsby"
import type { ReactNode } from "react"
import * as styles from "./archive-list.module.css"

interface Entry {
  path: string
  title: string
  /** A day or years, before the title. */
  when: ReactNode
  lang?: string
}

/** Pages one line each: the list of a large blog stays small. Nothing when there are none. */
export function ArchiveList({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return null
  return (
    <ul className={styles.archive} data-pagefind-ignore="all">
      {entries.map(({ path, title, when, lang }) => (
        <li key={path}>
          <span className={styles.when}>{when}</span>
          <Link to={path} lang={lang === "fr" ? undefined : lang}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
