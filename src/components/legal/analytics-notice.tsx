import facts from "site-facts"
import { ConsentSwitch } from "./consent-switch"

/** What a third party's tag measures, for whom and by what right (RGPD, art. 6 and 13). */
export function AnalyticsNotice() {
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
