import * as styles from "./page-title.module.css"

/** The h1 of a page and the sentence below it. */
export function PageTitle({ title, lead }: { title: string; lead?: string | null }) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </>
  )
}
