import { graphql } from "gatsby"
import { t } from "../i18n/translate"
import { frenchMonth } from "../shared/french-date"
import * as styles from "./cv-sections.module.css"
import { Sheet } from "./sheet"

/** Experience, education, languages and skills of `content/cv.yml`. Empty sections are left out. */
export function CvSections({ cv }: { cv: Cv }) {
  const languages = cv.languages.map(({ name, level }) => [name, level] as const)
  const skills = cv.skills.map(({ name, keywords }) => [name, keywords.join(", ")] as const)
  return (
    <>
      <CvTimeline title={t("about.experience")} entries={cv.experience} />
      <CvTimeline title={t("about.education")} entries={cv.education} />
      <Pairs title={t("about.languages")} pairs={languages} />
      <Pairs title={t("about.skills")} pairs={skills} />
    </>
  )
}

type Cv = Queries.CvSectionsFragment
type Stay = Cv["education"][number] &
  Partial<Pick<Cv["experience"][number], "summary" | "highlights">>

/** Stays in time, newest first as the owner wrote them. */
export function CvTimeline({ title, entries }: { title: string; entries: readonly Stay[] }) {
  if (entries.length === 0) return null
  return (
    <Sheet title={title}>
      <ol className={styles.timeline}>
        {entries.map(
          ({ title, organisation, start, end, place, url, summary, highlights = [] }) => (
            <li key={`${title} ${start}`} className={styles.stay}>
              <p className={`meta ${styles.period}`}>
                {frenchMonth(start)} – {end ? frenchMonth(end) : t("about.now")}
              </p>
              <h3 className={styles.title}>{title}</h3>
              <p className="meta">
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
          ),
        )}
      </ol>
    </Sheet>
  )
}

type Pairs = readonly (readonly [name: string, value: string])[]

function Pairs({ title, pairs }: { title: string; pairs: Pairs }) {
  if (pairs.length === 0) return null
  return (
    <Sheet title={title}>
      <dl className={styles.pairs}>
        {pairs.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}

interface ContactProps {
  email: string
  links: readonly { label: string; url: string }[]
}

export function ContactLinks({ email, links }: ContactProps) {
  return (
    <ul className={styles.contacts}>
      <li>
        <a href={`mailto:${email}`}>{email}</a>
      </li>
      {links.map(({ label, url }) => (
        <li key={url}>
          <a href={url} rel="me">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

export const query = graphql`
  fragment CvSections on Cv {
    experience {
      title: role
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
