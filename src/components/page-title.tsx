import * as styles from "./page-title.module.css"

/** A longer title has a smaller step: at 120 signs the first screen of a phone would hold nothing else. */
const LONG_TITLE = 60

/** The h1 of a page and the sentence below it. `p-name`, here and beside it: microformats.org, h-entry. */
export function PageTitle({ title, lead }: { title: string; lead?: string | null }) {
  return (
    <>
      <h1 className={`p-name ${styles.title}`} data-long={title.length > LONG_TITLE || undefined}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </>
  )
}
