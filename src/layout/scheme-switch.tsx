import { t } from "../i18n/translate"
import { chooseScheme, SCHEMES, useScheme } from "./scheme"
import { SchemeIcon } from "./scheme-icon"
import * as styles from "./scheme-switch.module.css"

/** System, light or dark: a group of radio buttons. Without scripts it is not there, and the system decides. */
export function SchemeSwitch() {
  const current = useScheme()
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{t("scheme.legend")}</legend>
      {SCHEMES.map(scheme => (
        <label
          key={scheme}
          className={styles.option}
          data-option={scheme}
          title={t(`scheme.${scheme}`)}
        >
          <input
            type="radio"
            className={styles.radio}
            name="scheme"
            value={scheme}
            checked={current === scheme}
            onChange={() => chooseScheme(scheme)}
          />
          <SchemeIcon scheme={scheme} />
          <span className={`visually-hidden ${styles.name}`}>{t(`scheme.${scheme}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
