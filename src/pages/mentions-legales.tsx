import { graphql } from "gatsby"
import type { ReactNode } from "react"
import facts from "site-facts"
import { CountingSwitch } from "../components/counting-switch"
import { PageTitle, Sheet } from "../components/sheet"
import { PageHead } from "../head/page-head"
import { t } from "../i18n/translate"
import { KEPT_DAYS, KEPT_PAGES } from "../shared/offline"
import * as styles from "./mentions-legales.module.css"

/**
 * Legal notices (LCEN, art. 1-1) and what the page-view counter really keeps (RGPD, art. 13), from the site file.
 * The sentences are here and not in `i18n` because they only make sense as a whole.
 */
export default function LegalNoticesPage({ data }: { data: Queries.LegalNoticesPageQuery }) {
  const { legal, identity, analytics } = data.siteSettings
  const { host, licence } = legal
  const email = legal.email ?? identity.email
  return (
    <>
      <PageHead title={t("legal.title")} description={t("legal.description")} />
      <Sheet first>
        <PageTitle title={t("legal.title")} lead={t("legal.description")} />
      </Sheet>
      <Section title="Éditeur">
        {legal.publisher === "professional" ? (
          <address>
            {legal.name}
            {legal.registration && `, ${legal.registration}`}
            <br />
            {legal.address}
            <br />
            Téléphone : {legal.telephone}
          </address>
        ) : (
          <p>
            Ce site est publié à titre non professionnel. Comme la loi le permet, l’identité de la
            personne qui le publie est connue de son hébergeur.
          </p>
        )}
        {legal.vat && <p>Numéro de TVA intracommunautaire : {legal.vat}</p>}
        <p>
          Adresse électronique : <a href={`mailto:${email}`}>{email}</a>
        </p>
        <p>Direction de la publication : {legal.publicationDirector}</p>
      </Section>
      <Section title="Hébergeur">
        <address>
          {host.name}
          <br />
          {host.address}
          <br />
          Téléphone : {host.telephone}
        </address>
      </Section>
      <Section title="Propriété intellectuelle">
        <p>
          Code du site : {licence.code}. Textes et images : {licence.texts}.
        </p>
      </Section>
      <Section title="Mesure d’audience">
        <p>
          Chaque page affichée envoie quatre champs au serveur du site : l’adresse de la page, celle
          de la page précédente, le nom du navigateur (ou « mobile ») et le pays, toujours « FR ».
          Le serveur n’en garde que des totaux par jour, pendant vingt-cinq mois au plus ; l’adresse
          d’un autre site est réduite à son nom. Aucun cookie, aucune adresse IP, aucun identifiant
          n’est enregistré : rien ne permet de reconnaître une personne. Pour refuser les abus, le
          serveur garde l’adresse IP en mémoire une minute au plus, sans jamais l’écrire ; pour
          écarter les robots, il lit le nom complet que donne le navigateur, sans le garder. Ces
          chiffres servent seulement à savoir quelles pages sont lues, et ne sont transmis à
          personne.
        </p>
        <p>
          Vous pouvez vous y opposer ici, pour ce navigateur. Les signaux « Do Not Track » et
          « Global Privacy Control » refusent le pistage d’un site à l’autre et la vente de
          données : ce compteur ne fait ni l’un ni l’autre, et ce réglage seul l’arrête.
        </p>
        <CountingSwitch />
        {analytics && (
          <p>
            Ce site charge aussi un outil de mesure d’audience tiers, depuis{" "}
            {new URL(analytics.src).host}, configuré pour être exempté de consentement selon les
            règles de la CNIL.
          </p>
        )}
        <p>
          {!analytics && "Ce site ne dépose aucun cookie. "}
          Pour toute question sur vos données, écrivez à l’adresse ci-dessus ; vous pouvez aussi
          adresser une réclamation à la <a href="https://www.cnil.fr/fr/plaintes">CNIL</a>.
        </p>
      </Section>
      <Section title="Réglages">
        <p>
          Le choix des couleurs, celui de la touche de recherche et le refus d’être compté restent
          dans votre navigateur (stockage local), et seulement si vous les avez modifiés. Y restent
          aussi, jusqu’à la fermeture de l’onglet, l’endroit où vous en étiez dans une page, pour
          que le retour en arrière vous y ramène, et l’heure du dernier rechargement automatique,
          pour qu’une page incomplète ne se recharge pas sans fin. Rien de cela n’est envoyé.
        </p>
      </Section>
      {facts.serviceWorker && (
        <Section title="Lecture sans réseau">
          <p>
            Les pages que vous avez ouvertes restent lisibles sans réseau : votre navigateur en
            garde une copie, avec leurs images, leurs données et celles des pages qu’elles citent,
            le code du site et la date du dernier usage (service worker, cache et base IndexedDB).
            Il ne garde pas plus de {KEPT_PAGES} pages, et ce qui n’a pas servi depuis {KEPT_DAYS}{" "}
            jours s’efface à la visite suivante. Qui utilise le même navigateur peut donc voir
            quelles pages y ont été lues. Rien de cela n’est envoyé ; effacer les données du site,
            dans les réglages du navigateur, efface aussi ces copies.
          </p>
        </Section>
      )}
    </>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Sheet beside="text" title={title}>
    <div className={styles.notice}>{children}</div>
  </Sheet>
)

export const query = graphql`
  query LegalNoticesPage {
    siteSettings {
      identity {
        email
      }
      analytics {
        src
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
        host {
          name
          address
          telephone
        }
        licence {
          code
          texts
        }
      }
    }
  }
`
