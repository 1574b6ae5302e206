import { t } from "../i18n/translate"
import * as styles from "./project-results.module.css"
import { SectionHeading } from "./section-heading"
import { Sheet } from "./sheet"

interface Props {
  results: readonly { value: string; label: string }[]
}

/** What came of a project, in figures. Nothing when there are none. */
export function ProjectResults({ results }: Props) {
  if (results.length === 0) return null
  return (
    <Sheet margin={<SectionHeading>{t("project.results")}</SectionHeading>}>
      <ul className={styles.results}>
        {results.map(({ value, label }) => (
          <li key={label}>
            <span className={styles.value}>{value}</span>{" "}
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
