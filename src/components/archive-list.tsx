import type { ReactNode } from "react"
import type { ListedPage } from "../shared/listed-page"
import * as styles from "./archive-list.module.css"
import { PageLink } from "./page-link"

/** `when` is a day or years. */
type Entry = ListedPage & { when: ReactNode }

/** Pages one line each. Nothing when there are none. */
export const ArchiveList = ({ entries }: { entries: readonly Entry[] }) =>
  entries.length > 0 && (
    <ul className={styles.archive} data-pagefind-ignore="all">
      {entries.map(({ when, ...page }) => (
        <li key={page.path}>
          <span className={styles.when}>{when}</span>
          <PageLink page={page} />
        </li>
      ))}
    </ul>
  )
