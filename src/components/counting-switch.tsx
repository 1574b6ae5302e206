import { t } from "../i18n/translate"
import { chooseCounting, isChoiceHeld, useCounted } from "../metrics/counting-choice"
import { ChoiceSwitch } from "./choice-switch"

/** Switches page views on and off for this browser; without scripts, nothing is counted. */
export function CountingSwitch() {
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
