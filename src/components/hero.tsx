import { graphql } from "gatsby"
import { t } from "../i18n/translate"
import * as styles from "./hero.module.css"
import { MarginFacts } from "./margin-facts"
import { PageProof } from "./page-proof"
import { Sheet } from "./sheet"
import { SiteLink } from "./site-link"

interface Props {
  settings: Queries.HeroFragment
  /** Address of the projects: a section of the page, or a page. */
  projectsAt: string | undefined
}

/** One sentence of proof, role, place, availability and two actions (VISUAL 4). */
export function Hero({ settings, projectsAt }: Props) {
  const { hero, identity } = settings
  const { jobTitle, location, availability, email } = identity
  return (
    <Sheet
      first
      grid
      marginLast
      className={styles.hero}
      margin={
        <MarginFacts
          facts={[
            [t("home.role"), jobTitle],
            [t("home.place"), location],
            [
              t("home.availability"),
              availability && <span className={styles.free}>{availability}</span>,
            ],
            [t("home.proof"), <PageProof key="proof" />],
          ]}
        />
      }
    >
      <h1 className={styles.headline}>
        {hero.headline
          // A pattern with a group: what the asterisks held is at the odd places.
          .split(/\*([^*]+)\*/)
          .map((run, index) => {
            const key = `${index} ${run}`
            return index % 2 === 1 ? <em key={key}>{run}</em> : run
          })}
      </h1>
      <p className={styles.lead}>{hero.lead}</p>
      <p className={`${styles.actions} screen-only`}>
        {projectsAt && (
          <SiteLink className="primary-action" href={projectsAt}>
            {t("home.projects.action")}
          </SiteLink>
        )}{" "}
        <a className="button" href={`mailto:${email}`}>
          {t("home.contact.action")}
        </a>
      </p>
    </Sheet>
  )
}

export const query = graphql`
  fragment Hero on SiteSettings {
    identity {
      jobTitle
      location
      availability
      email
    }
    hero {
      headline
      lead
    }
  }
`
