import facts from "site-facts"
import { answerConsent, useConsent } from "../../consent/consent"
import { t } from "../../i18n/translate"
import { ChoiceSwitch } from "../choice-switch"

/** Switch of the consent to a third party's tag, as easy as the question at the first visit. */
export function ConsentSwitch() {
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
