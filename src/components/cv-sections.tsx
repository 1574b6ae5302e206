import { graphql } from "gatsby"
import { t } from "../i18n/translate"
import { frenchMonth } from "../shared/french-date"
import * as styles from "./cv-sections.module.css"
import { Sheet } from "./sheet"

/** Experience, education, languages and skills of `content/cv.yml`. Empty sections are left out. */
export function CvSections({ cv }: { cv: Cv }) {
  const { experience, education, languages, skills } = cv
  return (
    <>
      {experience.length > 0 && (
        <Sheet title={t("about.experience")}>
          <CvTimeline
            entries={experience.map(({ role, ...entry }) => ({ title: role, ...entry }))}
          />
        </Sheet>
      )}
      {education.length > 0 && (
        <Sheet title={t("about.education")}>
          <CvTimeline entries={education} />
        </Sheet>
      )}
      {languages.length > 0 && (
        <Sheet title={t("about.languages")}>
          <Pairs pairs={languages.map(({ name, level }) => [name, level])} />
        </Sheet>
      )}
      {skills.length > 0 && (
        <Sheet title={t("about.skills")}>
          <Pairs pairs={skills.map(({ name, keywords }) => [name, keywords.join(", ")])} />
        </Sheet>
      )}
    </>
  )
}

type Cv = Queries.CvSectionsFragment
type Entry = Cv["education"][number] &
  Partial<Pick<Cv["experience"][number], "summary" | "highlights">>

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

const Pairs = ({ pairs }: { pairs: [string, string][] }) => (
  <dl className={styles.pairs}>
    {pairs.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

export const query = graphql`
  fragment CvSections on Cv {
    experience {
      role
      organisation
      start
      end
      place
      url
      summary
      highlights
    }
    education {
      title
      organisation
      start
      end
      place
      url
    }
    languages {
      name
      level
    }
    skills {
      name
      keywords
    }
  }
`
