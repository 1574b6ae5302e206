import { RETENTION_MONTHS } from "@site/page-view-contract"
import { t } from "../../i18n/translate"
import { chooseCounting, isChoiceHeld, useCounted } from "../../metrics/counting-choice"
import { ChoiceSwitch } from "../choice-switch"

/** Fields of a page view, their destination, and how to refuse. */
export const PageViews = () => (
  <>
    <h3 id="mesure-d-audience">Pages lues</h3>
    <p>
      Chaque page affichée envoie quatre informations au serveur du site : l’adresse de la page,
      celle de la page précédente, le nom du navigateur (ou « mobile ») et le pays, toujours « FR ».
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
      Vous pouvez vous y opposer ici, pour ce navigateur, qui retient ce choix. Les signaux « Do Not
      Track » et « Global Privacy Control » refusent le pistage d’un site à l’autre et la vente de
      données : ce compteur ne fait ni l’un ni l’autre, et ce réglage seul l’arrête.
    </p>
    <CountingSwitch />
  </>
)

/** Switches page views on and off for this browser; without scripts, nothing is counted. */
function CountingSwitch() {
  const choice = useCounted()
  const counted = choice ?? true
  const state = t(counted ? "counting.on" : "counting.off")
  return (
    <>
      <ChoiceSwitch
        checked={counted}
        disabled={choice === null}
        onChange={chooseCounting}
        label={t("counting.label")}
        state={choice !== null && (isChoiceHeld() ? `${state} ${t("counting.held")}` : state)}
      />
      <noscript>
        <p>{t("counting.noscript")}</p>
      </noscript>
    </>
  )
}
