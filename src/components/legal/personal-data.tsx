import type { ReactNode } from "react"
import facts from "site-facts"
import { RETENTION_MONTHS } from "../../metrics/contract"
import { KEPT_DAYS, KEPT_PAGES } from "../../shared/offline"
import { CountingSwitch } from "../counting-switch"
import { ConsentSwitch } from "./consent-switch"
import type { Legal } from "./publisher"

interface Props {
  legal: Legal
  email: string
  /** Of other sites that links lead to. */
  children: ReactNode
  embeds: Queries.LegalNoticesPageQuery["siteSettings"]["embeds"]
}

/**
 * What the site learns of a visitor (RGPD, art. 13): what is configured, and nothing else. The sentences are here and
 * not in `i18n` because they only make sense as a whole.
 */
export function PersonalData({ legal: { host }, email, embeds, children }: Props) {
  return (
    <>
      <p>
        Ce site ne demande rien : ni compte, ni formulaire. Responsable du traitement :{" "}
        <a href="#editeur">l’éditeur</a>. Pour toute question :{" "}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
      {facts.pageViews && <PageViews {...facts.pageViews} />}
      <h3 id="serveur">Serveur</h3>
      <p>
        {host.logs
          ? `Avant d’arriver au site, une visite laisse une trace dans un journal : ${host.logs}`
          : "Aucun journal des visites n’est tenu."}
      </p>
      {(facts.pageViews || host.logs) && (
        <p>
          L’<a href="#hebergeur">hébergeur</a> conserve ces données pour le compte de l’éditeur
          {host.withinEu ? ", dans l’Union européenne : elles n’en sortent pas." : "."}
          {host.transfers && ` Hors de l’Union européenne : ${host.transfers}`}
        </p>
      )}
      <AnalyticsNotice />
      <h3 id="navigateur">Votre navigateur</h3>
      {!facts.analytics && <p>Ce site ne dépose aucun cookie.</p>}
      <p>
        Vos réglages (les couleurs, la touche de recherche
        {facts.analytics?.consent === "required" && ", la réponse à propos de l’outil tiers"})
        restent dans votre navigateur, et seulement si vous les avez choisis.
      </p>
      <p>
        Jusqu’à la fermeture de l’onglet, il garde aussi l’endroit où vous en étiez dans une page,
        pour vous y ramener, et l’heure du dernier rechargement automatique, pour qu’une page
        incomplète ne se recharge pas sans fin. Rien de cela n’est envoyé.
      </p>
      {facts.serviceWorker && <OfflineCopies />}
      <h3 id="autres-sites">Autres sites</h3>
      <p>
        {facts.analytics && "Cet outil mis à part, "}
        {facts.analytics ? "aucune" : "Aucune"} page ne charge {embeds.length > 0 && "d’elle-même "}
        de vidéo, de carte, de police ni de bouton depuis un autre site
        {embeds.length > 0 ? "." : " : la politique de sécurité du site l’interdit au navigateur."}
      </p>
      {embeds.length > 0 && <Embeds embeds={embeds} />}
      {children}
      <h3 id="droits">Vos droits</h3>
      <p>
        Vous pouvez demander l’accès à vos données, leur rectification ou leur effacement, et vous
        opposer à leur traitement, à l’adresse ci-dessus.
      </p>
      <p>
        Vous pouvez aussi adresser une réclamation à la{" "}
        <a href="https://www.cnil.fr/fr/plaintes">CNIL</a>.
      </p>
    </>
  )
}

/** What the page-view counter takes, where it is sent, and how to refuse. */
const PageViews = ({
  endpoint,
  host,
  honourPrivacySignals,
}: NonNullable<typeof facts.pageViews>) => (
  <>
    <h3 id="mesure-d-audience">Pages lues</h3>
    <p>
      Chaque page affichée envoie quatre informations{" "}
      {endpoint ? `à ${new URL(endpoint).host}` : "au serveur du site"}
      {host && `, chez ${host}`} : l’adresse de la page, celle de la page précédente, le nom du
      navigateur (ou « mobile ») et le pays, toujours « FR ».
    </p>
    <p>
      Le serveur n’en garde que des totaux par jour ; l’adresse d’un autre site y est réduite à son
      nom. Aucun cookie, adresse IP ni identifiant n’est enregistré : rien ne permet de reconnaître
      une personne ni une visite.
    </p>
    <p>
      Ces totaux servent seulement à savoir quelles pages sont lues, ce qui est l’intérêt légitime
      de l’éditeur (RGPD, article 6, § 1, f). Ils ne sont transmis à personne et s’effacent
      d’eux-mêmes au bout de {RETENTION_MONTHS} mois.
    </p>
    <p>
      Pour refuser les abus et écarter les robots, ce qui est aussi un intérêt légitime, le serveur
      garde l’adresse IP en mémoire une minute au plus, sans jamais l’écrire, et lit le nom complet
      que donne le navigateur, sans le garder.
    </p>
    <p>
      Vous pouvez vous y opposer ici, pour ce navigateur, qui retient ce choix.{" "}
      {honourPrivacySignals
        ? "Un navigateur qui envoie le signal « Do Not Track » ou « Global Privacy Control » n’est pas compté non plus : il n’envoie rien, et le serveur ne compte pas ce qui porte ce signal."
        : "Les signaux « Do Not Track » et « Global Privacy Control » refusent le pistage d’un site à l’autre et la vente de données : ce compteur ne fait ni l’un ni l’autre, et ce réglage seul l’arrête."}
    </p>
    <CountingSwitch />
  </>
)

const OfflineCopies = () => (
  <>
    <h3 id="hors-connexion">Lecture sans réseau</h3>
    <p>
      Les pages que vous avez ouvertes restent lisibles sans réseau : votre navigateur en garde une
      copie, avec leurs images, leurs données, celles des pages qu’elles citent, le code du site et
      la date du dernier usage (service worker, cache et base IndexedDB).
    </p>
    <p>
      Il ne garde pas plus de {KEPT_PAGES} pages, et ce qui n’a pas servi depuis {KEPT_DAYS} jours
      s’efface à la visite suivante. Toute personne qui utilise ce navigateur peut donc voir quelles
      pages y ont été lues.
    </p>
    <p>
      Rien de cela n’est envoyé. Effacer les données du site, dans les réglages du navigateur,
      efface aussi ces copies.
    </p>
  </>
)

/** What a click on an embed sends, and to whom: those that the content names (D34). */
const Embeds = ({ embeds }: Pick<Props, "embeds">) => (
  <>
    <p>
      Quelques articles montrent un contenu d’un autre site, qui ne se charge que si vous cliquez
      sur « Afficher ici ». Avant ce clic, rien n’est envoyé à ce site. Après, il reçoit votre
      adresse IP, le nom de votre navigateur et l’adresse d’accueil du site où vous êtes, et il peut
      enregistrer ce qu’il veut dans son cadre, y compris hors de l’Union européenne.
    </p>
    <p>
      Votre clic vaut consentement (RGPD, article 6, § 1, a), pour cette fois seulement : il n’est
      pas retenu, et quitter l’article ou recharger la page retire le cadre. La politique de
      sécurité du site n’autorise que ces destinataires :
    </p>
    <ul>
      {embeds.map(({ name, host, privacy }) => (
        <li key={host}>
          {name} ({host})
          {privacy && (
            <>
              {" : "}
              <a href={privacy}>ce que {name} fait de vos données</a>
            </>
          )}
        </li>
      ))}
    </ul>
  </>
)

/** What a third party's tag measures, for whom and by what right (RGPD, art. 6 and 13). */
function AnalyticsNotice() {
  const { analytics } = facts
  if (!analytics) return null
  const { provider, retention, privacy, consent } = analytics
  const needsConsent = consent === "required"
  return (
    <>
      <h3 id="outil-tiers">Mesure d’audience d’un tiers</h3>
      <p>
        Ce site utilise un outil de mesure d’audience{provider && ` de ${provider}`}, chargé depuis{" "}
        {new URL(analytics.src).host}.{" "}
        {needsConsent
          ? "Il n’est chargé qu’avec votre consentement (RGPD, article 6, § 1, a), que vous donnez ou retirez ici à tout moment."
          : "Il est réglé comme le demande la CNIL pour être exempté de consentement."}
      </p>
      <p>
        {retention && `Ce qu’il mesure est gardé ${retention}. `}
        {privacy && (
          <>
            Ce qu’il enregistre, et où : voyez la{" "}
            <a href={privacy}>politique de confidentialité du fournisseur</a>.
          </>
        )}
      </p>
      {needsConsent && <ConsentSwitch />}
    </>
  )
}
