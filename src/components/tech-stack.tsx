import { graphql } from "gatsby"
import { t } from "../i18n/translate"
import { SiteLink } from "./site-link"
import * as styles from "./tech-stack.module.css"

/** Technologies grouped by use, with years and a link to a proof; no percentage bars (VISUAL 7). */
export function TechStack({ groups }: { groups: readonly Queries.TechStackGroupFragment[] }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ title, items }) => (
        <div key={title}>
          <h3 className="label">{title}</h3>
          <ul className={styles.items}>
            {items.map(({ name, years, link, experience }) => (
              <li key={name}>
                {link ? <SiteLink href={link}>{name}</SiteLink> : name}
                <span className="meta">
                  {t(years < 2 ? "stack.years.one" : "stack.years.many", {
                    years: String(years).replace(".", ","),
                  })}
                </span>
                {experience && <span className={`meta ${styles.experience}`}>{experience}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

export const query = graphql`
  fragment TechStackGroup on TechStackGroup {
    title
    items {
      name
      years
      link
      experience
    }
  }
`
