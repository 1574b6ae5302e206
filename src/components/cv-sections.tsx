import { graphql, withPrefix } from "gatsby"
import { t } from "../i18n/translate"
import { frenchMonth } from "../shared/french-date"
import * as styles from "./cv-sections.module.css"
import { Sheet } from "./sheet"

/** The owner's CV, of `content/cv.yml`. Empty sections are left out. */
export function CvSections({ cv }: { cv: Cv }) {
  const languages = cv.languages.map(({ name, level }) => [name, level] as const)
  const skills = cv.skills.map(({ name, keywords }) => [name, keywords.join(", ")] as const)
  return (
    <>
      <CvTimeline title={t("about.experience")} entries={cv.experience} />
      <CvTimeline title={t("about.education")} entries={cv.education} />
      <CvTimeline title={t("about.certifications")} entries={cv.certifications} />
      <CvTimeline title={t("about.talks")} entries={cv.talks} />
      <CvTimeline title={t("about.publications")} entries={cv.publications} />
      <CvTimeline title={t("about.openSource")} entries={cv.openSource} />
      <CvTimeline title={t("about.volunteering")} entries={cv.volunteering} />
      <CvTimeline title={t("about.awards")} entries={cv.awards} />
      <Pairs title={t("about.languages")} pairs={languages} />
      <Pairs title={t("about.skills")} pairs={skills} />
    </>
  )
}

type Cv = Queries.CvSectionsFragment
type Deed = Queries.CvItemFragment
/** A stay in time, or something that the owner did once. */
type CvEntry = Pick<Deed, "title" | "organisation" | "place" | "url"> &
  Partial<
    Pick<Deed, "date" | "summary"> & Pick<Cv["experience"][number], "start" | "end" | "highlights">
  >

/** Entries of the CV, newest first as the owner wrote them. */
function CvTimeline({ title, entries }: { title: string; entries: readonly CvEntry[] }) {
  if (entries.length === 0) return null
  return (
    <Sheet title={title}>
      <ol className={styles.timeline}>
        {entries.map(entry => (
          <TimelineEntry
            key={`${entry.title} ${entry.organisation} ${periodOf(entry)}`}
            entry={entry}
          />
        ))}
      </ol>
    </Sheet>
  )
}

function TimelineEntry({ entry }: { entry: CvEntry }) {
  const { title, organisation, place, url, summary, highlights = [] } = entry
  const period = periodOf(entry)
  // The address is that of the organisation, or of what has none.
  const linked = (text: string) => (url ? <a href={url}>{text}</a> : text)
  return (
    <li className={styles.stay}>
      {period && <p className={`meta ${styles.period}`}>{period}</p>}
      <h3 className={styles.title}>{organisation ? title : linked(title)}</h3>
      {(organisation || place) && (
        <p className="meta">
          {organisation && linked(organisation)}
          {organisation && place && ", "}
          {place}
        </p>
      )}
      {summary && <p>{summary}</p>}
      {highlights.length > 0 && (
        <ul>
          {highlights.map(highlight => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      )}
    </li>
  )
}

function periodOf({ date, start, end }: CvEntry): string | undefined {
  if (!start) return date ? frenchMonth(date) : undefined
  return `${frenchMonth(start)} – ${end ? frenchMonth(end) : t("about.now")}`
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
  /** The CV as a file. */
  pdf?: string | null | undefined
}

export function ContactLinks({ email, links, pdf }: ContactProps) {
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
      {pdf && (
        <li className="screen-only">
          <a href={withPrefix(pdf)}>{t("about.pdf")}</a>
        </li>
      )}
    </ul>
  )
}

export const query = graphql`
  fragment CvSections on Cv {
    experience {
      title: role
      organisation url place
      start end
      summary
      highlights
    }
    education {
      title
      organisation url place
      start end
    }
    certifications { ...CvItem }
    talks { ...CvItem }
    publications { ...CvItem }
    openSource { ...CvItem }
    volunteering {
      title: role
      organisation url place
      start end
      summary
      highlights
    }
    awards { ...CvItem }
    languages { name level }
    skills { name keywords }
  }

  fragment CvItem on CvItem {
    title
    organisation
    date
    place
    url
    summary
  }
`
