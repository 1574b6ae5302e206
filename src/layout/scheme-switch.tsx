import { t } from "../i18n/translate"
import { chooseScheme, SCHEMES, type Scheme, useScheme } from "./scheme"
import * as styles from "./scheme-switch.module.css"

/** System, light or dark: a group of radio buttons. Without scripts it is not there, and the system decides. */
export function SchemeSwitch() {
  const current = useScheme()
  return (
    <fieldset className={`${styles.group} script-only`}>
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

const SHAPES: Record<Scheme, string> = {
  system: "M3.5 5h17v11h-17zM8.5 20h7M12 16v4",
  light:
    "M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  dark: "M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z",
}

/** A screen, a sun, a moon. The words beside them are what counts. */
function SchemeIcon({ scheme }: { scheme: Scheme }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path
        d={SHAPES[scheme]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
