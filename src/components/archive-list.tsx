import type { ComponentProps, ReactNode } from "react"
import * as styles from "./archive-list.module.css"
import { PageLink } from "./page-link"

/** A page, and the day or years before its title. */
type Entry = ComponentProps<typeof PageLink>["page"] & { when: ReactNode }

/** Pages one line each: the list of a large blog stays small. Nothing when there are none. */
export function ArchiveList({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return null
  return (
    <ul className={styles.archive} data-pagefind-ignore="all">
      {entries.map(({ when, ...page }) => (
        <li key={page.path}>
          <span className={styles.when}>{when}</span>
          <PageLink page={page} />
        </li>
      ))}
    </ul>
  )
}
