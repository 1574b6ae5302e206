import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { t } from "../i18n/translate"
import * as styles from "./cv-sections.module.css"
import { CvTimeline } from "./cv-timeline"
import { SectionHeading } from "./section-heading"
import { Sheet } from "./sheet"

/** Experience, education, languages and skills of `content/cv.yml`. Empty sections are left out. */
export function CvSections({ cv }: { cv: Queries.CvSectionsFragment }) {
  const { experience, education, languages, skills } = cv
  return (
    <>
      {experience.length > 0 && (
        <Section title={t("about.experience")}>
          <CvTimeline
            entries={experience.map(({ role, ...entry }) => ({ title: role, ...entry }))}
          />
        </Section>
      )}
      {education.length > 0 && (
        <Section title={t("about.education")}>
          <CvTimeline entries={education} />
        </Section>
      )}
      {languages.length > 0 && (
        <Section title={t("about.languages")}>
          <Pairs pairs={languages.map(({ name, level }) => [name, level])} />
        </Section>
      )}
      {skills.length > 0 && (
        <Section title={t("about.skills")}>
          <Pairs pairs={skills.map(({ name, keywords }) => [name, keywords.join(", ")])} />
        </Section>
      )}
    </>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Sheet margin={<SectionHeading>{title}</SectionHeading>}>{children}</Sheet>
)

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
