import { graphql } from "gatsby"
import { t } from "../i18n/translate"
import * as styles from "./hero.module.css"
import { MarginFacts } from "./margin-facts"
import { Sheet } from "./sheet"

interface Props {
  settings: Queries.HeroFragment
  /** Whether the page has a section to lead to. */
  hasProjects: boolean
}

/** One sentence of proof, role, place, availability and two actions (VISUAL 4). */
export function Hero({ settings, hasProjects }: Props) {
  const { identity, hero } = settings
  return (
    <Sheet
      first
      grid
      marginLast
      className={styles.hero}
      margin={
        <MarginFacts
          facts={[
            { term: t("home.role"), value: identity.jobTitle },
            { term: t("home.place"), value: identity.location },
            {
              term: t("home.availability"),
              value: identity.availability && (
                <span className={styles.free}>{identity.availability}</span>
              ),
            },
          ]}
        />
      }
    >
      <h1 className={styles.headline}>
        {runsOf(hero.headline).map(({ text, stressed }) =>
          stressed ? <em key={text}>{text}</em> : text,
        )}
      </h1>
      <p className={styles.lead}>{hero.lead}</p>
      <p className={`${styles.actions} screen-only`}>
        {hasProjects && (
          <a className={styles.primary} href="#projets">
            {t("home.projects.action")}
          </a>
        )}{" "}
        <a className={styles.secondary} href={`mailto:${identity.email}`}>
          {t("home.contact.action")}
        </a>
      </p>
    </Sheet>
  )
}

/** Splits `Des sites *avant* tout` at its asterisks into runs of text. A lone asterisk stays a character. */
export const runsOf = (text: string) =>
  // Splitting by a pattern with a group puts what the group held at the odd places.
  text
    .split(/\*([^*]+)\*/)
    .map((run, index) => ({ text: run, stressed: index % 2 === 1 }))
    .filter(run => run.text)

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
