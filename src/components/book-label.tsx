import { graphql } from "gatsby"
import { t } from "../i18n/translate"
import * as styles from "./book-label.module.css"

/**
 * The label of an exercise book, filled in with who the owner is. The page about the owner shows it where
 * there is no portrait, and on paper always: a printed CV has a name.
 */
export function BookLabel({ identity }: { identity: Queries.BookLabelFragment }) {
  const { name, jobTitle, location, availability } = identity
  const lines = [
    { term: t("label.subject"), value: jobTitle },
    { term: t("home.place"), value: location },
    { term: t("home.availability"), value: availability },
  ]
  return (
    <div className={styles.cover}>
      <dl className={styles.label}>
        <div className={styles.owner}>
          <dt>{t("label.owner")}</dt>
          <dd>{name}</dd>
        </div>
        {lines.map(
          ({ term, value }) =>
            value && (
              <div key={term} className={styles.line}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}

export const query = graphql`
  fragment BookLabel on SiteIdentity {
    name
    jobTitle
    location
    availability
  }
`
