import { t } from "../i18n/translate"
import {
  chooseCounting,
  isChoiceHeld,
  isSignalHonoured,
  useCounted,
} from "../metrics/counting-choice"
import * as styles from "./counting-switch.module.css"

/**
 * Switches page views on and off for this browser, and shows the current state. Not shown without scripts,
 * where nothing is counted; disabled until they run, so that no choice is lost.
 */
export function CountingSwitch() {
  const choice = useCounted()
  const counted = choice ?? true
  const signalled = choice === false && isSignalHonoured()
  const state = counted ? t("counting.on") : t(signalled ? "counting.signal" : "counting.off")
  return (
    <>
      <div className={`box ${styles.frame} screen-only script-only`}>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={counted}
            disabled={choice === null || signalled}
            onChange={event => chooseCounting(event.target.checked)}
          />
          {t("counting.label")}
        </label>
        <p role="status" className={`hint ${styles.state}`}>
          {choice !== null && (isChoiceHeld() ? `${state} ${t("counting.held")}` : state)}
        </p>
      </div>
      <noscript>
        <p>{t("counting.noscript")}</p>
      </noscript>
    </>
  )
}
