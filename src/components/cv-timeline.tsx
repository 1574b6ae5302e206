import { t } from "../i18n/translate"
import { frenchMonth } from "../shared/french-date"
import * as styles from "./cv-timeline.module.css"

interface Entry {
  title: string
  organisation: string
  start: string
  end: string | null
  place: string | null
  url: string | null
  summary?: string | null
  highlights?: readonly string[]
}

/** Stays in time, newest first as the owner wrote them. */
export function CvTimeline({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className={styles.timeline}>
      {entries.map(({ title, organisation, start, end, place, url, summary, highlights = [] }) => (
        <li key={`${title} ${start}`} className={styles.stay}>
          <p className={styles.period}>
            {frenchMonth(start)} – {end ? frenchMonth(end) : t("about.now")}
          </p>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.place}>
            {url ? <a href={url}>{organisation}</a> : organisation}
            {place && `, ${place}`}
          </p>
          {summary && <p>{summary}</p>}
          {highlights.length > 0 && (
            <ul>
              {highlights.map(highlight => (
                <li key={highlight}>{highlight}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
