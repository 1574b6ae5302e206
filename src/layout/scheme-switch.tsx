import { chooseScheme, SCHEMES, type Scheme, useScheme } from "../browser/colour-scheme"
import { t } from "../i18n/translate"
import * as styles from "./scheme-switch.module.css"

/** The state, in words. */
const NAMES = { system: "scheme.system", light: "scheme.light", dark: "scheme.dark" } as const

/** A screen, a sun, a moon. */
const SHAPES: Record<Scheme, string> = {
  system: "M3.5 5h17v11h-17zM8.5 20h7M12 16v4",
  light:
    "M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M5 19l1-1M18 6l1-1",
  dark: "M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z",
}

/**
 * Turns from system to light to dark; `named` shows its name beside the sign. Without scripts it is not there, and the
 * system decides.
 */
export function SchemeSwitch({ named = false }) {
  const current = useScheme()
  const next = SCHEMES[SCHEMES.indexOf(current) + 1] ?? "system"
  return (
    <button
      type="button"
      className={`${styles.colours} script-only`}
      title={t(NAMES[current])}
      onClick={() => chooseScheme(next)}
    >
      <svg viewBox="0 0 24 24" width="1.125rem" aria-hidden="true">
        {SCHEMES.map(scheme => (
          <path key={scheme} d={SHAPES[scheme]} />
        ))}
      </svg>
      <span className={named ? undefined : "visually-hidden"}>{t(NAMES[current])}</span>
    </button>
  )
}
