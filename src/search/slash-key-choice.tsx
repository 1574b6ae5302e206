import { Kbd } from "../components/mdx/kbd"
import { t } from "../i18n/translate"
import { setSlashKey, useSlashKey } from "./slash-key"
import * as styles from "./slash-key-choice.module.css"

/** Switches the key `/` on and off. Shown where there is likely to be a keyboard. */
export function SlashKeyChoice() {
  const isOn = useSlashKey()
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={isOn} onChange={event => setSlashKey(event.target.checked)} />
      <span>
        {t("search.slash")} <Kbd>/</Kbd>
      </span>
    </label>
  )
}
