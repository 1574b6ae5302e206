import { graphql } from "gatsby"
import { Accessibility } from "../components/legal/accessibility"
import { Ecodesign } from "../components/legal/ecodesign"
import { PersonalData } from "../components/legal/personal-data"
import { Publisher } from "../components/legal/publisher"
import { MarginFacts, PageTitle, Sheet } from "../components/sheet"
import { PageHead } from "../head/page-head"
import { t } from "../i18n/translate"
import { frenchDay } from "../shared/french-date"
import * as styles from "./mentions-legales.module.css"

/** The chapters, by the ids of their sections. */
const CHAPTERS = [
  ["editeur", "Éditeur"],
  ["hebergeur", "Hébergeur"],
  ["propriete-intellectuelle", "Propriété intellectuelle"],
  ["donnees-personnelles", "Données personnelles"],
  ["accessibilite", "Accessibilité"],
  ["ecoconception", "Écoconception"],
] as const

/** Legal notices, personal data and accessibility, from the site file and from what is configured. */
export default function LegalNoticesPage({ data }: { data: Queries.LegalNoticesPageQuery }) {
  const { siteSettings } = data
  const { legal, identity } = siteSettings
  const { checked } = legal
  return (
    <>
      <PageHead title={t("legal.title")} description={t("legal.description")} />
      <Sheet
        first
        margin={<MarginFacts facts={[[t("legal.checked"), checked && frenchDay(checked)]]} />}
      >
        <PageTitle title={t("legal.title")} lead={t("legal.description")} />
        <nav aria-label={t("legal.contents")} className={`${styles.contents} screen-only`}>
          <ul className={styles.chapters}>
            {CHAPTERS.map(([id, title]) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </Sheet>
      <Publisher settings={siteSettings} />
      <PersonalData settings={siteSettings} />
      <Accessibility email={legal.email ?? identity.email} />
      <Ecodesign />
    </>
  )
}

export const query = graphql`
  query LegalNoticesPage {
    siteSettings {
      identity {
        email
      }
      legal {
        checked
        email
      }
      ...LegalPublisher
      ...LegalPersonalData
    }
  }
`
