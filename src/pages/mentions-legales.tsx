import { graphql } from "gatsby"
import { Accessibility } from "../components/legal/accessibility"
import { LinkedSites } from "../components/legal/linked-sites"
import { PersonalData } from "../components/legal/personal-data"
import { Host, Publisher, Rights } from "../components/legal/publisher"
import { MarginFacts } from "../components/margin-facts"
import { PageTitle } from "../components/page-title"
import { Sheet } from "../components/sheet"
import { PageHead } from "../head/page-head"
import { t } from "../i18n/translate"
import { frenchDay } from "../shared/french-date"
import * as styles from "./mentions-legales.module.css"

type Props = { data: Queries.LegalNoticesPageQuery }

/** Legal notices, personal data and accessibility, from the site file and from what is configured. */
export default function LegalNoticesPage({ data: { siteSettings } }: Props) {
  const { legal, identity, embeds } = siteSettings
  const email = legal.email ?? identity.email
  const chapters = [
    { id: "editeur", title: t("legal.publisher"), text: <Publisher legal={legal} email={email} /> },
    { id: "hebergeur", title: t("legal.host"), text: <Host legal={legal} /> },
    {
      id: "propriete-intellectuelle",
      title: t("legal.rights"),
      text: <Rights legal={legal} owner={identity.name} />,
    },
    {
      id: "donnees-personnelles",
      title: t("legal.data"),
      text: (
        <PersonalData legal={legal} email={email} embeds={embeds}>
          <LinkedSites of={siteSettings} />
        </PersonalData>
      ),
    },
    {
      id: "accessibilite",
      title: t("legal.accessibility"),
      text: <Accessibility email={email} tested={legal.accessibility} />,
    },
  ]
  const checked = legal.checked && frenchDay(legal.checked)
  return (
    <>
      <PageHead title={t("legal.title")} description={t("legal.description")} />
      <Sheet first margin={<MarginFacts facts={[[t("legal.checked"), checked]]} />}>
        <PageTitle title={t("legal.title")} lead={t("legal.description")} />
        <nav aria-label={t("legal.contents")} className={`${styles.contents} screen-only`}>
          <ul className={styles.chapters}>
            {chapters.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </Sheet>
      {chapters.map(({ id, title, text }) => (
        <Sheet key={id} id={id} title={title}>
          <div className={styles.notice}>{text}</div>
        </Sheet>
      ))}
    </>
  )
}

export const query = graphql`
  query LegalNoticesPage {
    siteSettings {
      ...LinkedSites
      embeds {
        name
        host
        privacy
      }
      identity {
        name
        email
      }
      legal {
        publisher
        name
        address
        telephone
        email
        registration
        vat
        publicationDirector
        checked
        accessibility {
          date
          text
        }
        host {
          name
          address
          telephone
          withinEu
          transfers
          logs
        }
        licence {
          code
          texts
        }
      }
    }
  }
`
