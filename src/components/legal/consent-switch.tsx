import facts from "site-facts"
import { answerConsent, useConsent } from "../../consent/consent"
import { t } from "../../i18n/translate"
import * as styles from "../counting-switch.module.css"

/** Switch of the consent to a third party's tag, as easy as the question at the first visit. */
export function ConsentSwitch() {
  const answer = useConsent()
  const isGiven = answer ?? false
  return (
    <div className={`box ${styles.frame} screen-only script-only`}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isGiven}
          disabled={answer === undefined}
          onChange={event => answerConsent(event.target.checked)}
        />
        {t("consent.switch", { provider: facts.analytics?.provider ?? "" })}
      </label>
      <p role="status" className={`hint ${styles.state}`}>
        {answer !== undefined && t(isGiven ? "consent.on" : "consent.off")}
      </p>
    </div>
  )
}
