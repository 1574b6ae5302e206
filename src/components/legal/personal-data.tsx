import type { ReactNode } from "react"
import facts from "site-facts"
import { answerConsent, useConsent } from "../../consent/consent"
import { t } from "../../i18n/translate"
import { KEPT_PAGES } from "../../shared/offline"
import { ChoiceSwitch } from "../choice-switch"
import { PageViews } from "./page-views"
import type { Legal } from "./publisher"

interface Props {
  legal: Legal
  email: string
  /** The part about other sites that links lead to. */
  children: ReactNode
  embeds: Queries.LegalNoticesPageQuery["siteSettings"]["embeds"]
}

/**
 * Personal data of a visitor (RGPD, art. 13): that of the configured features only. The sentences are here and not in
 * `i18n` because they only make sense as a whole.
 */
export function PersonalData({ legal: { host }, email, embeds, children }: Props) {
  return (
    <>
      <p>
        Ce site ne demande rien : ni compte, ni formulaire. Responsable du traitement :{" "}
        <a href="#editeur">l’éditeur</a>. Pour toute question :{" "}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
      {facts.pageViews && <PageViews />}
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
        Vos réglages (les couleurs
        {facts.analytics?.consent === "required" && ", la réponse à propos de l’outil tiers"})
        restent dans votre navigateur, et seulement si vous les avez choisis.
      </p>
      <p>
        Jusqu’à la fermeture de l’onglet, il garde aussi l’endroit où vous en étiez dans une page,
        pour vous y ramener, et l’heure du dernier rechargement automatique, pour qu’une page
        incomplète ne se recharge pas sans fin. Rien de tout cela n’est envoyé.
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

const OfflineCopies = () => (
  <>
    <h3 id="hors-connexion">Lecture sans réseau</h3>
    <p>
      Les pages que vous avez ouvertes restent lisibles sans réseau : votre navigateur en garde une
      copie, avec leurs images, leurs données, celles des pages qu’elles citent et le code du site
      (service worker et cache).
    </p>
    <p>
      Il ne garde pas plus de {KEPT_PAGES} pages : au-delà, celle qui n’a pas été chargée depuis le
      plus longtemps s’efface. Toute personne qui utilise ce navigateur peut donc voir quelles pages
      y ont été lues.
    </p>
    <p>
      Rien de tout cela n’est envoyé. Effacer les données du site, dans les réglages du navigateur,
      efface aussi ces copies.
    </p>
  </>
)

/** Data that a click on an embed sends, and their receivers: those of the content (D34). */
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
          {name.includes(host) ? name : `${name} (${host})`}
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

/** Data of a third party's tag: purpose, receiver and legal basis (RGPD, art. 6 and 13). */
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
        {retention && `Ce qu’il mesure est conservé ${retention}. `}
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

/** Switch of the consent to a third party's tag, as easy as the question at the first visit. */
function ConsentSwitch() {
  const answer = useConsent()
  return (
    <ChoiceSwitch
      checked={answer ?? false}
      disabled={answer === undefined}
      onChange={answerConsent}
      label={t("consent.switch", { provider: facts.analytics?.provider ?? "" })}
      state={answer !== undefined && t(answer ? "consent.on" : "consent.off")}
    />
  )
}
